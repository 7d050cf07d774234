/**
 * Shows how long a step takes: ticking on a terminal, a line before and one after in a log.
 *
 * @returns what the work returns; a failed step is shown as failed, then the error is rethrown
 */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const seconds = (digits: number) => `${((performance.now() - started) / 1000).toFixed(digits)} s`;
  const isTerminal = process.stdout.isTTY === true;
  const tick = () => process.stdout.write(`\r${label} … ${seconds(0)} `);
  const timer = isTerminal ? setInterval(tick, 1000) : undefined;
  if (isTerminal) tick();
  else process.stdout.write(`${label} …\n`);
  const finish = (outcome: string) => {
    clearInterval(timer);
    process.stdout.write(`${isTerminal ? '\r' : ''}${label}: ${outcome} (${seconds(1)})\n`);
  };
  try {
    const result = await work();
    finish('done');
    return result;
  } catch (error) {
    finish('failed');
    throw error;
  }
}
