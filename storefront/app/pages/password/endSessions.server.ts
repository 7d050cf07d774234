import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { seeOther } from '../../platform/answers.server.ts';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import { queueToast } from '../../platform/toasts.ts';
import type { EndSessionsMutation } from './__generated__/EndSessionsMutation.graphql';
import { endSessionsMutation } from './EndSessionsMutation.ts';

/** Logs the customer out of another session, or of all but this one. */
export async function endSessions(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { sessionId }: Readonly<Record<string, string>>,
): Promise<{ readonly answer: Response }> {
  await withSession(context, () =>
    mutate<EndSessionsMutation>(context.get(relayContext), endSessionsMutation, {
      sessionId: sessionId || null,
    }),
  );
  const toast = queueToast(
    request.headers.get('cookie'),
    { tone: 'success', messageKey: 'sessions.ended' },
    isSecureRequest(context),
  );
  return { answer: seeOther('/myaccount/password', [toast]) };
}
