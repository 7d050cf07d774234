import { ButtonLink, Container, EmptyState, Inline } from '@kreide/design-system';
import { LogoutForm } from '../../features/session/LogoutForm.tsx';
import { found, seeOther } from '../../platform/answers.server.ts';
import { cookieNames, readCookie } from '../../platform/cookies.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { logOut, sessionState } from '../../platform/session.server.ts';
import { type QueuedToast, queueToast } from '../../platform/toasts.ts';
import type { Route } from './+types/route';

async function leave(
  { context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>,
  toast: QueuedToast,
): Promise<string[]> {
  const { cookies } = await logOut(context);
  const queued = queueToast(request.headers.get('cookie'), toast, isSecureRequest(context));
  return [...cookies, queued];
}

/**
 * A login that the API refused is removed at once, with a message (AUTH-14). A visitor who is
 * logged in has to confirm: a link on another site, or a prefetch, must not log anybody out.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const marker = readCookie(request.headers.get('cookie'), cookieNames.securityLogout);
  const state = await sessionState(context, request);
  if (state === 'loggedIn') return null;
  if (!marker && state === 'loggedOut') throw found('/');
  const messageKey = marker ? 'vue.message.securityLogout' : 'vue.message.sessionExpired';
  throw found('/', await leave({ context, request }, { tone: 'warning', messageKey }));
}

export async function action({ context, request }: Route.ActionArgs) {
  const toast = { tone: 'success', messageKey: 'vue.user.logout.message' } as const;
  return seeOther('/', await leave({ context, request }, toast));
}

export default function LogoutRoute() {
  const t = useMessages();
  return (
    <Container width="text">
      <PageHead title={t('logout.title')} robots="noindex,nofollow" />
      <EmptyState
        drawing="done"
        title={t('logout.question')}
        headingLevel={1}
        actions={
          <Inline gap="s" justify="center">
            <LogoutForm />
            <ButtonLink href="/" tone="link">
              {t('logout.stay')}
            </ButtonLink>
          </Inline>
        }
      >
        {t('logout.text')}
      </EmptyState>
    </Container>
  );
}
