import { Alert, Button, ButtonLink, Container, EmptyState, Stack } from '@kreide/design-system';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { sendForm } from '../../features/form/sending.ts';
import { articleIn, articlePath } from '../../features/restock/waitingFor.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import type { Route } from './+types/route';
import { followLink, type LinkAnswer } from './followLink.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export const action = ({ context, request }: Route.ActionArgs) => followLink(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<LinkAnswer, LinkAnswer>(args, (failure) => ({ failure }));

/**
 * The page after the form, and the target of the mails' links. Confirming and ending take a button,
 * since programs that scan mails follow links, too.
 */
export default function RestockLinkRoute({ actionData }: Route.ComponentProps) {
  const t = useMessages();
  const navigation = useNavigation();
  const [params] = useSearchParams();
  const article = articleIn(params);
  const step = params.has('end') ? 'end' : params.has('token') ? 'confirm' : undefined;
  const state = actionData?.done ?? step ?? 'asked';
  const message = actionData?.failure?.message;
  const isStep = state === 'end' || state === 'confirm';
  return (
    <Container width="form">
      <PageHead title={t(`restock.${state}`)} />
      <Stack gap="m">
        {message && (
          <Alert tone="danger" live>
            {t.ofServer(message)}
          </Alert>
        )}
        <EmptyState
          drawing={isStep ? 'list' : 'done'}
          headingLevel={1}
          title={t(`restock.${state}`)}
          actions={
            isStep ? (
              <Form method="post">
                <Button type="submit" loading={navigation.formMethod === 'POST'}>
                  {t(`restock.${state}.submit`)}
                </Button>
              </Form>
            ) : article ? (
              <ButtonLink href={articlePath(article)}>{t('restock.toArticle')}</ButtonLink>
            ) : (
              <ButtonLink href="/">{t('restock.home')}</ButtonLink>
            )
          }
        >
          {t(`restock.${state}.text`)}
        </EmptyState>
      </Stack>
    </Container>
  );
}
