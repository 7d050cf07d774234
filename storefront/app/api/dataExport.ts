import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { fetchQuery } from '@kreide/relay';
import { languageOf } from '@kreide/server/contract';
import { relayContext, requestContext } from '../platform/requestContext.ts';
import { withSession } from '../platform/session.server.ts';
import type { DataExportFileQuery } from './__generated__/DataExportFileQuery.graphql';
import type { Route } from './+types/dataExport';
import { dataExportFileQuery } from './DataExportFileQuery.ts';

const types = { json: 'application/json', html: 'text/html; charset=utf-8' } as const;
const names = { de: 'meine-daten', en: 'my-data' } as const;

const unzip = promisify(gunzip);

/** All that the shop keeps of a customer as a file, by the link of the mail and for the customer alone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const format = url.searchParams.get('format');
  const token = url.searchParams.get('token') ?? '';
  if (format !== 'json' && format !== 'html') return new Response(null, { status: 404 });
  const answer = await withSession(context, () =>
    fetchQuery<DataExportFileQuery>(context.get(relayContext), dataExportFileQuery, {
      token,
      format,
    }).toPromise(),
  );
  if (!answer?.file) return new Response(null, { status: 404 });
  const name = names[languageOf(context.get(requestContext).domain.shopLanguage)];
  return new Response(await unzip(Buffer.from(answer.file, 'base64')), {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
