import { Transform } from 'node:stream';

/** More than any page: React would wait for its reader where less is taken at once. */
const room = 4_000_000;

/**
 * What React writes at once goes on in one piece. React hands a page over in pieces of 2 kB, and each
 * would be compressed, flushed and sent on its own. It calls `flush` where a part of the page is
 * complete, so that what is rendered later does not hold back what is there.
 */
export function gathered(): Transform & { flush(): void } {
  let pieces: Buffer[] = [];
  const stream = new Transform({
    writableHighWaterMark: room,
    readableHighWaterMark: room,
    transform(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      done();
    },
    flush(done) {
      goOn();
      done();
    },
  });
  function goOn(): void {
    if (pieces.length > 0) stream.push(Buffer.concat(pieces));
    pieces = [];
  }
  return Object.assign(stream, { flush: goOn });
}
