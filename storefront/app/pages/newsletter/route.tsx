import {
  Card,
  Columns,
  Container,
  Heading,
  Prose,
  Stack,
  StickyColumn,
  Text,
} from '@kreide/design-system';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import type { Route } from './+types/route';
import { NewsletterForm } from './NewsletterForm.tsx';
import { subscribe } from './subscribe.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export const action = ({ context, request }: Route.ActionArgs) => subscribe(context, request);

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, (form) => form);

/** NEWS-01, ROUTE-21: a description of the newsletter, and its form. */
export default function NewsletterRoute({ actionData }: Route.ComponentProps) {
  const t = useMessages();
  return (
    <Container width="narrow">
      <PageHead title={t('newsletter.title')} description={t('newsletter.lead')} />
      <Columns template="halves" gap="2xl">
        <StickyColumn>
          <Stack gap="m">
            <Heading level={1}>{t('newsletter.title')}</Heading>
            <Text size="l">{t('newsletter.lead')}</Text>
            <Prose>
              <ul>
                <li>{t('newsletter.offers.deals')}</li>
                <li>{t('newsletter.offers.advice')}</li>
                <li>{t('newsletter.offers.new')}</li>
              </ul>
            </Prose>
          </Stack>
        </StickyColumn>
        <Card>
          <NewsletterForm failure={actionData} />
        </Card>
      </Columns>
    </Container>
  );
}
