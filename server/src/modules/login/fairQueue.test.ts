import { expect, test } from 'vitest';
import { FairQueue, QueueFullError } from './fairQueue.ts';

/** Work that lasts until the test ends it. */
function pieces(queue: FairQueue) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    add: (lane: string, name: string) =>
      queue.run(lane, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      }),
    async end(name: string) {
      ends.get(name)?.();
      await new Promise(setImmediate);
    },
  };
}

test('lanes take turns, however many wait in one', async () => {
  const { add, begun, end } = pieces(new FairQueue({ atOnce: 2, maxInLane: 9, maxLanes: 9 }));
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void add('a', name);
  void add('b', 'b1');
  void add('c', 'c1');
  expect(begun).toEqual(['a1', 'a2']);
  for (const name of ['a1', 'a2', 'a3', 'b1']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4']);
});

test('a full lane takes nobody, others do; what failed makes room', async () => {
  const queue = new FairQueue({ atOnce: 1, maxInLane: 1, maxLanes: 2 });
  const { add, begun, end } = pieces(queue);
  void add('a', 'a1');
  void add('a', 'a2');
  await expect(add('a', 'a3')).rejects.toThrow(QueueFullError);
  void add('b', 'b1');
  await expect(add('c', 'c1')).rejects.toThrow(QueueFullError);
  for (const name of ['a1', 'a2', 'b1']) await end(name);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await queue.run('a', async () => 'yes')).toBe('yes');
});
