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
  const picture = await media.render(mediaId, format, extension);
  if (picture === undefined) return new Response(null, { status: 404 });
  if (picture === 'busy') {
    return new Response(null, { status: 503, headers: { 'retry-after': '1' } });
  }
  const headers = {
    ...openFileHeaders,
    'content-type': picture.mime,
    etag: picture.etag,
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return isUnchanged(request, picture.etag)
    ? new Response(null, { status: 304, headers })
    : new Response(new Uint8Array(picture.bytes), { headers });
}
