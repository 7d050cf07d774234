/** Runs at most `concurrency` jobs at once; what would wait behind `waiting` others is turned away. */
export interface JobQueue {
  /** The job's own promise, or 'busy' at once. */
  run<T>(job: () => Promise<T>): Promise<T> | 'busy';
}

export function createJobQueue(limits: { concurrency: number; waiting: number }): JobQueue {
  let running = 0;
  const line: (() => void)[] = [];

  function next(): void {
    running -= 1;
    line.shift()?.();
  }

  return {
    run(job) {
      if (running >= limits.concurrency && line.length >= limits.waiting) return 'busy';
      return new Promise((resolve, reject) => {
        const begin = (): void => {
          running += 1;
          job().then(resolve, reject).finally(next);
        };
        if (running < limits.concurrency) begin();
        else line.push(begin);
      });
    },
  };
}
