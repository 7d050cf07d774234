import { isUnchanged, openFileHeaders } from '../../openFiles.ts';
import { isPictureExtension, isPictureFormat } from './formats.ts';
import type { MediaService } from './service.ts';

const path = /^\/media\/([0-9a-f]{32})\/([a-z-]+)\.([a-z]+)$/;

/** Answers `/media/{mediaId}/{format}.{extension}`; an address never changes its picture. */
export async function servePicture(
  media: MediaService,
  request: Request,
  pathname: string,
): Promise<Response> {
  const [, mediaId = '', format = '', extension = ''] = path.exec(pathname) ?? [];
  if (!isPictureFormat(format) || !isPictureExtension(extension)) {
    return new Response(null, { status: 404 });
  }
  const etag = media.etagOf(mediaId, format, extension);
  if (etag === undefined) return new Response(null, { status: 404 });
  const headers = {
    ...openFileHeaders,
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
  };
  const unchanged = () => new Response(null, { status: 304, headers });
  // Before anything is read or made: whoever names the tag has the picture. `*` asks if there is one.
  const isAnyMeant = request.headers.get('if-none-match')?.trim() === '*';
  if (!isAnyMeant && isUnchanged(request, etag)) return unchanged();
  const picture = await media.render(mediaId, format, extension);
  if (picture === undefined) return new Response(null, { status: 404 });
  if (picture === 'busy') {
    return new Response(null, { status: 503, headers: { 'retry-after': '1' } });
  }
  if (isAnyMeant) return unchanged();
  return new Response(new Uint8Array(picture.bytes), {
    headers: { ...headers, 'content-type': picture.mime },
  });
}
