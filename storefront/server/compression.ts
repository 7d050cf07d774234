import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';

/** What the shop sends, in order of preference. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * `quick` for who waits: half the time for 8 % more bytes, and still a tenth smaller than gzip's
 * best. `well` is a tenth of the best level's time for 6 % more bytes.
 */
const levels = { quick: { br: 4, gzip: 1 }, well: { br: 5, gzip: 6 } } as const;

const brotliText = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
});

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export function compress(
  body: Buffer,
  encoding: Exclude<Encoding, 'identity'>,
  how: keyof typeof levels,
): Promise<Buffer> {
  const level = levels[how][encoding];
  if (encoding === 'gzip') return toGzip(body, { level });
  const params = { ...brotliText(level), [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return toBrotli(body, { params });
}

/** For a body that comes in parts: each goes out when it is there. */
export const compressors = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: brotliText(levels.quick.br),
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
} as const;
