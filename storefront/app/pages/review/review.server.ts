import { fetchQuery, graphql, mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { refusalOf } from '../../features/form/answer.ts';
import { failureItself, takeForm } from '../../features/form/takeForm.server.ts';
import { reviewFaults, starsOf } from '../../features/review/reviewFaults.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { cookieNames, readCookie, setCookie } from '../../platform/cookies.ts';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { responseFor } from '../../platform/pageStatus.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import { queueToast } from '../../platform/toasts.ts';
import type { review_pageQuery } from './__generated__/review_pageQuery.graphql';
import type { review_writeMutation } from './__generated__/review_writeMutation.graphql';

type Context = Readonly<RouterContextProvider>;

/** The rating link that led the visitor here, if one did. */
const linkOf = (request: Request): string | null =>
  readCookie(request.headers.get('cookie'), cookieNames.ratingLink) ?? null;

/** What is to be reviewed, and why it may not be: a message key, or null. */
export async function reviewedProduct(context: Context, request: Request, productId: string) {
  const answer = await withSession(context, () =>
    fetchQuery<review_pageQuery>(
      context.get(relayContext),
      graphql`
        query review_pageQuery($productId: String!, $enc: String) {
          product: productById(productId: $productId) {
            productId
            name
            image { mediaId alt }
          }
          permission: reviewPermission(productId: $productId, encryptedData: $enc) {
            isAllowed
            errorMessage
          }
        }
      `,
      { productId, enc: linkOf(request) },
    ).toPromise(),
  );
  if (!answer?.product) throw responseFor({ kind: 'missing', status: 404 });
  const { product, permission } = answer;
  return { product, refusal: permission.isAllowed ? null : (permission.errorMessage ?? null) };
}

const mutation = graphql`
  mutation review_writeMutation(
    $productId: String!
    $rating: Int
    $title: String!
    $message: String!
    $author: String!
    $enc: String
  ) {
    result: writeReview(
      productId: $productId
      rating: $rating
      title: $title
      message: $message
      author: $author
      encryptedData: $enc
    ) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;

/** PDP-35: stores the review, or answers the form with what is wrong in it. */
export const writeReview = (context: Context, request: Request, productId: string) =>
  takeForm(request, {
    failed: failureItself,
    check: reviewFaults,
    async send(values) {
      const { rating, title = '', message = '', author = '' } = values;
      const { result } = await withSession(context, () =>
        mutate<review_writeMutation>(context.get(relayContext), mutation, {
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
        setCookie(cookieNames.ratingLink, '', { maxAge: 0, isSecure }),
      ];
      return { answer: seeOther(`/prod/${encodeURIComponent(productId)}#reviews`, cookies) };
    },
  });
