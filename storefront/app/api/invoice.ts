import { fetchQuery } from '@kreide/relay';
import { relayContext } from '../platform/requestContext.ts';
import { withSession } from '../platform/session.server.ts';
import type { InvoiceFileQuery } from './__generated__/InvoiceFileQuery.graphql';
import type { Route } from './+types/invoice';
import { invoiceFileQuery } from './InvoiceFileQuery.ts';

const types: Readonly<Record<string, string>> = { pdf: 'application/pdf', xml: 'application/xml' };

/** An invoice or credit note as a file, for the order's customer, or for whoever has a guest's link. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = (name: string) => url.searchParams.get(name);
  const number = wanted('number') ?? '';
  const format = wanted('format') ?? 'pdf';
  const answer = await withSession(context, () =>
    fetchQuery<InvoiceFileQuery>(context.get(relayContext), invoiceFileQuery, {
      orderId: wanted('orderId'),
      link: wanted('link'),
      number,
      format,
    }).toPromise(),
  );
  const type = types[format];
  if (!answer?.file || type === undefined) return new Response(null, { status: 404 });
  return new Response(Buffer.from(answer.file, 'base64'), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${number}.${format}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
