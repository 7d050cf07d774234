import { fetchQuery } from '@kreide/relay';
import { relayContext } from '../platform/requestContext.ts';
import type { ReturnLabelQuery } from './__generated__/ReturnLabelQuery.graphql';
import type { Route } from './+types/returnLabel';
import { returnLabelQuery } from './ReturnLabelQuery.ts';

/** The labels of a return as a file, for whoever has the order's hash. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const rma = url.searchParams.get('rma') ?? '';
  const hash = (url.searchParams.get('order') ?? '').replaceAll(' ', '+');
  const answer = await fetchQuery<ReturnLabelQuery>(context.get(relayContext), returnLabelQuery, {
    hash,
    rma,
  }).toPromise();
  if (!answer?.pdf) return new Response(null, { status: 404 });
  return new Response(Buffer.from(answer.pdf, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${rma}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}
