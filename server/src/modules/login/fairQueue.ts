/** Nobody else is let in: too many wait already. */
export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

/**
 * Does expensive work a few at a time. Who waits stands in a lane, and lanes take turns: a long one
 * makes nobody else wait longer.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #maxInLane: number;
  readonly #maxLanes: number;
  #running = 0;
  /** In the order of their turns; a lane that nobody waits in is not there. */
  readonly #lanes = new Map<string, (() => void)[]>();

  constructor({
    atOnce,
    maxInLane,
    maxLanes,
  }: {
    atOnce: number;
    maxInLane: number;
    maxLanes: number;
  }) {
    this.#atOnce = atOnce;
    this.#maxInLane = maxInLane;
    this.#maxLanes = maxLanes;
  }

  /** @throws QueueFullError at once when the lane is full, or when there are too many lanes */
  async run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#turnIn(lane);
    try {
      return await work();
    } finally {
      this.#startNext();
    }
  }

  #turnIn(lane: string): Promise<void> {
    const waiting = this.#lanes.get(lane) ?? [];
    const isFull =
      waiting.length >= this.#maxInLane ||
      (waiting.length === 0 && this.#lanes.size >= this.#maxLanes);
    if (isFull) throw new QueueFullError();
    this.#lanes.set(lane, waiting);
    return new Promise((resolve) => waiting.push(resolve));
  }

  #startNext(): void {
    const [lane, waiting = []] = this.#lanes.entries().next().value ?? [];
    if (lane === undefined) {
      this.#running -= 1;
      return;
    }
    const start = waiting.shift();
    this.#lanes.delete(lane);
    if (waiting.length > 0) this.#lanes.set(lane, waiting);
    start?.();
  }
}
