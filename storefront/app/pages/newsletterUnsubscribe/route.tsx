import { Alert, Card, Container, Heading, Link, Stack } from '@kreide/design-system';
import { useSearchParams } from 'react-router';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import type { Route } from './+types/route';
import { AddressForm, LinkForm } from './UnsubscribeForm.tsx';
import { unsubscribe } from './unsubscribe.server.ts';
import type { UnsubscribeAnswer } from './unsubscribeAnswer.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export const action = ({ context, request }: Route.ActionArgs) => unsubscribe(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<UnsubscribeAnswer, UnsubscribeAnswer>(args, (failure) => ({ failure }));

/** NEWS-03, ROUTE-21: leaves the newsletter, by a mail's link or by the address. */
export default function NewsletterUnsubscribeRoute({ actionData }: Route.ComponentProps) {
  const t = useMessages();
  const [params] = useSearchParams();
  const token = params.get('token');
  const ended = actionData?.ended;
  return (
    <Container width="form">
      <PageHead title={t('newsletter.unsubscribe')} />
      <Card>
        <Stack gap="m">
          <Heading level={1} size="h2">
            {t('newsletter.unsubscribe')}
          </Heading>
          {ended !== undefined ? (
            <>
              <Alert tone="success" title={t(`newsletter.ended.${ended}`)} live>
                {t(`newsletter.ended.${ended}.text`)}
              </Alert>
              <Link href="/service/newsletter">{t('newsletter.again')}</Link>
            </>
          ) : token !== null && actionData === undefined ? (
            <LinkForm token={token} />
          ) : (
            <AddressForm failure={actionData?.failure} />
          )}
        </Stack>
      </Card>
    </Container>
  );
}
