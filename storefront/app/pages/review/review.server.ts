import { fetchQuery, mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { refusalOf } from '../../features/form/answer.ts';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import { reviewFaults, starsOf } from '../../features/review/reviewFaults.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { readCookie, setCookie } from '../../platform/cookies.ts';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { responseFor } from '../../platform/pageStatus.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { serverCookieNames } from '../../platform/serverCookies.server.ts';
import { withSession } from '../../platform/session.server.ts';
import { queueToast } from '../../platform/toasts.ts';
import type { ReviewPageQuery } from './__generated__/ReviewPageQuery.graphql';
import type { WriteReviewMutation } from './__generated__/WriteReviewMutation.graphql';
import { reviewPageQuery } from './ReviewPageQuery.ts';
import { writeReviewMutation } from './WriteReviewMutation.ts';

type Context = Readonly<RouterContextProvider>;

/** The rating link that the visitor followed, or null. */
const linkOf = (request: Request): string | null =>
  readCookie(request.headers.get('cookie'), serverCookieNames.ratingLink) ?? null;

/** The product to review, and why the visitor may not: a message key, or null. */
export async function reviewedProduct(context: Context, request: Request, productId: string) {
  const answer = await withSession(context, () =>
    fetchQuery<ReviewPageQuery>(context.get(relayContext), reviewPageQuery, {
      productId,
      enc: linkOf(request),
    }).toPromise(),
  );
  if (!answer?.product) throw responseFor({ kind: 'missing', status: 404 });
  const { product, permission } = answer;
  return { product, refusal: permission.isAllowed ? null : (permission.errorMessage ?? null) };
}

/** PDP-35: stores the review, or answers the form with what is wrong in it. */
export const writeReview = (context: Context, request: Request, productId: string) =>
  runFormAction(request, {
    failed: failureItself,
    check: reviewFaults,
    async send(values) {
      const { rating, title = '', message = '', author = '' } = values;
      const { result } = await withSession(context, () =>
        mutate<WriteReviewMutation>(context.get(relayContext), writeReviewMutation, {
          productId,
          rating: starsOf(rating),
          title,
          message,
          author,
          enc: linkOf(request),
        }),
      );
      if (!result.successful) return { refusal: refusalOf(values, result) };
      const isSecure = isSecureRequest(context);
      const cookies = [
        queueToast(
          request.headers.get('cookie'),
          { tone: 'success', messageKey: 'rating.received' },
          isSecure,
        ),
        setCookie(serverCookieNames.ratingLink, '', { maxAge: 0, isSecure }),
      ];
      return { answer: seeOther(`/prod/${encodeURIComponent(productId)}#reviews`, cookies) };
    },
  });
