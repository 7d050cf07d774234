import { fetchQuery } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { found } from '../../platform/answers.server.ts';
import { setCookie } from '../../platform/cookies.ts';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { responseFor } from '../../platform/pageStatus.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { serverCookieNames } from '../../platform/serverCookies.server.ts';
import { queueToast } from '../../platform/toasts.ts';
import type { RatingLinkQuery } from './__generated__/RatingLinkQuery.graphql';
import { ratingLinkQuery } from './RatingLinkQuery.ts';

/**
 * ROUTE-05, PDP-37…39: checks a rating link, and redirects. The link itself stays in a cookie for
 * the form alone: sharing the product's address must not share the right to review.
 */
export async function followRatingLink(
  context: Readonly<RouterContextProvider>,
  request: Request,
  enc: string,
): Promise<unknown> {
  const answer = await fetchQuery<RatingLinkQuery>(context.get(relayContext), ratingLinkQuery, {
    enc,
  }).toPromise();
  const link = answer?.link;
  if (!link?.productId || !link.redirect) return responseFor({ kind: 'missing', status: 404 });
  const isSecure = isSecureRequest(context);
  const toast = queueToast(
    request.headers.get('cookie'),
    { tone: link.success ? 'success' : 'danger', messageKey: link.errorMessage },
    isSecure,
  );
  return link.success
    ? found(`${link.redirect}#write-review`, [
        toast,
        setCookie(serverCookieNames.ratingLink, enc, { isSecure }),
      ])
    : found(link.redirect, [toast]);
}
