import { Alert, Container, Heading, Link, Stack, Text } from '@kreide/design-system';
import { fetchQuery } from '@kreide/relay';
import { sendForm } from '../../features/form/sending.ts';
import { requireReturns } from '../../features/returns/returnDraft.server.ts';
import { returnPath } from '../../features/returns/steps.ts';
import { found } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { relayContext } from '../../platform/requestContext.ts';
import { sessionState } from '../../platform/session.server.ts';
import type { ReturnsPageQuery } from './__generated__/ReturnsPageQuery.graphql';
import type { Route } from './+types/route';
import { ReturnLinkForm } from './ReturnLinkForm.tsx';
import { returnsPageQuery } from './ReturnsPageQuery.ts';
import { type LinkAnswer, requestLink } from './requestLink.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** RET-01…03. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const [answer, session] = await Promise.all([
    fetchQuery<ReturnsPageQuery>(context.get(relayContext), returnsPageQuery, {}).toPromise(),
    sessionState(context, request),
  ]);
  requireReturns(answer?.isEnabled ?? []);
  if (session === 'loggedIn') throw found('/myaccount/orders');
  const hash = url.searchParams.get('hash');
  if (hash) throw found(returnPath('productselection', hash.replaceAll(' ', '+')));
  return null;
}

export const action = ({ context, request }: Route.ActionArgs) => requestLink(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<LinkAnswer, LinkAnswer>(args, (failure) => ({ failure }));

/** Where a return begins for who has no account: by the link of a mail, which can be asked for. */
export default function ReturnsRoute({ actionData }: Route.ComponentProps) {
  const t = useMessages();
  const isSent = actionData !== undefined && !actionData.failure;
  return (
    <Container width="form">
      <PageHead title={t('returns.title')} />
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={1}>{t('returns.title')}</Heading>
          <Text>
            {t.rich('returns.start', {
              login: (children) => <Link href="/login">{children}</Link>,
            })}
          </Text>
        </Stack>
        {isSent ? (
          <Alert tone="success" title={t('returns.linkSent')} live>
            {t('returns.linkSent.text')}
          </Alert>
        ) : (
          <ReturnLinkForm failure={actionData?.failure} />
        )}
      </Stack>
    </Container>
  );
}
