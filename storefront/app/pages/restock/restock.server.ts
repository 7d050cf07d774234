import { fetchQuery, mutate } from '@kreide/relay';
import { faultsOf, restockForm } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { refusalOf } from '../../features/form/answer.ts';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import { askedPath } from '../../features/restock/waitingFor.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { responseFor } from '../../platform/pageStatus.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { RestockPageQuery } from './__generated__/RestockPageQuery.graphql';
import type { RestockRequestMutation } from './__generated__/RestockRequestMutation.graphql';
import { restockPageQuery } from './RestockPageQuery.ts';
import { restockRequestMutation } from './RestockRequestMutation.ts';

type Context = Readonly<RouterContextProvider>;

/** The article, and the address of whoever is logged in. */
export async function wantedArticle(context: Context, articleNumber: string) {
  const answer = await withSession(context, () =>
    fetchQuery<RestockPageQuery>(context.get(relayContext), restockPageQuery, {
      articleNumber,
    }).toPromise(),
  );
  if (!answer?.offer) throw responseFor({ kind: 'missing', status: 404 });
  return { offer: answer.offer };
}

/** Asks for the mail; the answer is the same for an address that waits already. */
export const askForMail = (context: Context, request: Request, articleNumber: string) =>
  runFormAction(request, {
    failed: failureItself,
    check: (values) => faultsOf(restockForm, values),
    async send(values) {
      const { email = '', website } = values;
      const { result } = await mutate<RestockRequestMutation>(
        context.get(relayContext),
        restockRequestMutation,
        { articleNumber, email, website: website ?? null },
      );
      if (!result.successful) return { refusal: refusalOf(values, result) };
      const { offer } = await wantedArticle(context, articleNumber);
      return { answer: seeOther(askedPath(offer)) };
    },
  });
