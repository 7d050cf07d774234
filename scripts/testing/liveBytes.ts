import v8 from 'node:v8';
import vm from 'node:vm';

/** What lives in this process after a collection of garbage, in bytes. */
export async function liveBytes(): Promise<number> {
  v8.setFlagsFromString('--expose-gc');
  const collectGarbage = vm.runInNewContext('gc') as () => void;
  collectGarbage();
  // What was collected lets go of more: sockets that close, and buffers of streams that ended.
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
