/**
 * Asks for the next batch, the first one included, before it is wanted: PostgreSQL prepares it
 * while Node works off the last one.
 */
export function ahead<T>(batches: AsyncIterable<T>): AsyncIterable<T> {
  const iterator = batches[Symbol.asyncIterator]();
  const ask = () => {
    const next = iterator.next();
    // Heard when it is awaited; until then its failure must not end the process.
    next.catch(() => undefined);
    return next;
  };
  let next = ask();
  return {
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const { done, value } = await next;
        if (done === true) return;
        next = ask();
        yield value;
      }
    },
  };
}
