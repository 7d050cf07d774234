import { Box, Container, Heading, Stack, Steps } from '@kreide/design-system';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { type ReturnStep, returnPath, returnSteps } from './steps.ts';

/** A step of a return: those before it are done and link back, until it was announced. */
export function ReturnPage({
  step,
  title,
  hash,
  children,
}: {
  step: ReturnStep;
  title: string;
  /** Of the order. */
  hash: string;
  children: ReactNode;
}) {
  const t = useMessages();
  const current = returnSteps.indexOf(step);
  return (
    <Container width="narrow">
      <PageHead title={title} />
      <Stack gap="xl">
        <Box paddingBlock="s">
          <Steps
            label={t('returns.steps')}
            doneLabel={t('checkout.step.done')}
            steps={returnSteps.map((name, index) => ({
              label: t(`returns.step.${name}`),
              state: index < current ? 'done' : index === current ? 'current' : 'upcoming',
              ...(index < current &&
                step !== 'confirm' && {
                  href: returnPath(name, name === 'productselection' ? hash : undefined),
                }),
            }))}
          />
        </Box>
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
    </Container>
  );
}
