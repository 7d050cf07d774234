import v8 from 'node:v8';
import vm from 'node:vm';

/** Preloaded into a shop (`--import`): measures its event loop and its memory for a test. */

export interface Measurement {
  /** The longest time that one turn of the event loop took since the last question, in milliseconds. */
  readonly maxTurn: number;
  /** What lives after a collection of garbage, in bytes. */
  readonly liveBytes: number;
}

v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc') as () => void;

let maxTurn = 0;
let last = process.threadCpuUsage();

// The thread's own time: on a busy machine a turn takes long because it waits for a processor.
setInterval(() => {
  const now = process.threadCpuUsage();
  maxTurn = Math.max(maxTurn, (now.user - last.user + now.system - last.system) / 1000);
  last = now;
}, 2).unref();

process.on('message', async (question: unknown) => {
  if (question !== 'measure' && question !== 'measure memory') return;
  let liveBytes = 0;
  const turn = maxTurn;
  if (question === 'measure memory') {
    collectGarbage();
    // What was collected lets go of more: sockets that close, and buffers of streams that ended.
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    liveBytes = heapUsed + external;
  }
  process.send?.({ maxTurn: turn, liveBytes } satisfies Measurement);
  last = process.threadCpuUsage();
  maxTurn = 0;
});
