import { Alert, Button, ButtonLink, Container, EmptyState, Stack } from '@kreide/design-system';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import type { Route } from './+types/route';
import { type ConfirmAnswer, confirm } from './confirm.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export const action = ({ context, request }: Route.ActionArgs) => confirm(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<ConfirmAnswer, ConfirmAnswer>(args, (failure) => ({ failure }));

/**
 * The target of the link in the mail of a registration. Confirming takes a button, since programs
 * that scan mails follow links, too.
 */
export default function ConfirmEmailRoute({ actionData }: Route.ComponentProps) {
  const t = useMessages();
  const navigation = useNavigation();
  const [params] = useSearchParams();
  const failure = actionData?.failure;
  const isDone = actionData !== undefined && !failure;
  const title = t(isDone ? 'register.confirmed' : 'register.confirm');
  return (
    <Container width="form">
      <PageHead title={title} />
      <Stack gap="m">
        {failure?.message && (
          <Alert tone="danger" live>
            {t.ofServer(failure.message)}
          </Alert>
        )}
        <EmptyState
          drawing={isDone ? 'done' : 'list'}
          headingLevel={1}
          title={title}
          actions={
            isDone ? (
              <ButtonLink href="/">{t('newsletter.home')}</ButtonLink>
            ) : (
              <Form method="post">
                <input type="hidden" name="token" value={params.get('token') ?? ''} />
                <Button type="submit" loading={navigation.formMethod === 'POST'}>
                  {t('register.confirm.submit')}
                </Button>
              </Form>
            )
          }
        >
          {t(isDone ? 'register.confirmed.text' : 'register.confirm.text')}
        </EmptyState>
      </Stack>
    </Container>
  );
}
