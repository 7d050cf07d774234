import { Alert, Button, ButtonLink, Container, EmptyState, Stack } from '@kreide/design-system';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import type { Route } from './+types/route';
import { type OptInAnswer, optIn } from './optIn.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export const action = ({ context, request }: Route.ActionArgs) => optIn(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<OptInAnswer, OptInAnswer>(args, (failure) => ({ failure }));

/**
 * NEWS-01, DEC-132: the page after the form, and the target of the mail's link. Confirming takes a
 * button, since programs that scan mails follow links, too.
 */
export default function NewsletterSuccessRoute({ actionData }: Route.ComponentProps) {
  const t = useMessages();
  const navigation = useNavigation();
  const [params] = useSearchParams();
  const token = params.get('token');
  const failure = actionData?.failure;
  if (token === null || (actionData && !failure)) {
    const state = token === null ? 'asked' : 'confirmed';
    return (
      <Container width="form">
        <PageHead title={t(`newsletter.${state}`)} />
        <EmptyState
          drawing="done"
          headingLevel={1}
          title={t(`newsletter.${state}`)}
          actions={<ButtonLink href="/">{t('newsletter.home')}</ButtonLink>}
        >
          {t(`newsletter.${state}.text`)}
        </EmptyState>
      </Container>
    );
  }
  return (
    <Container width="form">
      <PageHead title={t('newsletter.confirm')} />
      <Stack gap="m">
        {failure?.message && (
          <Alert tone="danger" live>
            {t.ofServer(failure.message)}
          </Alert>
        )}
        <EmptyState
          drawing="list"
          headingLevel={1}
          title={t('newsletter.confirm')}
          actions={
            <Form method="post">
              <input type="hidden" name="token" value={token} />
              <Button type="submit" loading={navigation.formMethod === 'POST'}>
                {t('newsletter.confirm.submit')}
              </Button>
            </Form>
          }
        >
          {t('newsletter.confirm.text')}
        </EmptyState>
      </Stack>
    </Container>
  );
}
