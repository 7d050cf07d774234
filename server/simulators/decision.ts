/** What a person, or a test, lets happen to a payment. */
export interface Decision {
  readonly outcome: 'paid' | 'declined' | 'cancelled' | 'expired';
  /** When the provider tells the shop's server. @default now */
  readonly notice?: Notice;
  /** What is taken, other than asked for: a fault that the shop has to notice. */
  readonly cents?: number;
}

export type Notice = 'now' | 'late' | 'twice' | 'never';

export interface Notices extends Disposable {
  /** Sends as the decision says; waits for those that are sent now. */
  deliver(notice: Notice, send: () => Promise<unknown>): Promise<void>;
}

export function createNotices(lateMs: number): Notices {
  const timers = new Set<NodeJS.Timeout>();
  return {
    async deliver(notice, send) {
      if (notice === 'now' || notice === 'twice') await send();
      if (notice === 'twice') await send();
      if (notice !== 'late') return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        void send();
      }, lateMs);
      timer.unref();
      timers.add(timer);
    },
    [Symbol.dispose]() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** What was chosen on the page of a simulator. */
export function decisionOf(form: URLSearchParams): Decision {
  return {
    outcome: form.get('outcome') as Decision['outcome'],
    notice: (form.get('notice') as Notice | null) ?? 'now',
  };
}
