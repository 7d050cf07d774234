import { createVies, type Settings, type Vies } from '@kreide/server';
import { startViesSimulator } from '@kreide/server/simulators';

export interface OpenVies extends AsyncDisposable {
  readonly vies: Vies;
}

/** Who is asked about VAT IDs: VIES or, outside production, a program that stands for it. */
export async function openVies({ viesUrl }: Pick<Settings, 'viesUrl'>): Promise<OpenVies> {
  await using started = new AsyncDisposableStack();
  const url = viesUrl ?? started.use(await startViesSimulator()).url;
  const stack = started.move();
  return { vies: createVies({ url }), [Symbol.asyncDispose]: () => stack.disposeAsync() };
}
