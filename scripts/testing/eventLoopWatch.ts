import { liveBytes } from './liveBytes.ts';

/** Preloaded into a shop (`--import`): measures its event loop and its memory for a test. */

export interface Measurement {
  /** The longest time that one turn of the event loop took since the last question, in milliseconds. */
  readonly maxTurn: number;
  /** What lives after a collection of garbage, in bytes. */
  readonly liveBytes: number;
}

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
  const turn = maxTurn;
  const live = question === 'measure memory' ? await liveBytes() : 0;
  process.send?.({ maxTurn: turn, liveBytes: live } satisfies Measurement);
  last = process.threadCpuUsage();
  maxTurn = 0;
});
