import { reminderKey } from './forgetReminder.ts';

/**
 * AUTH-04: what somebody who can't log in has typed, so that no page asks for it again: the login,
 * the page of a forgotten password, and the message to the shop. Kept in this tab until the login
 * (AUTH-08).
 */
export interface Reminder {
  readonly email?: string | undefined;
  readonly customerNumber?: string | undefined;
  readonly phone?: string | undefined;
}

const fields = ['email', 'customerNumber', 'phone'] as const;

/** What is empty takes nothing back. Storage may be off or full: then the pages ask again. */
export function remember(typed: Reminder): void {
  const kept: Record<string, string> = { ...remembered() };
  for (const field of fields) if (typed[field]) kept[field] = typed[field];
  try {
    sessionStorage.setItem(reminderKey, JSON.stringify(kept));
  } catch {}
}

/** @param login what somebody logs in with: an e-mail address, or a customer number, which has no @ */
export const rememberLogin = (login: string): void =>
  remember(login.includes('@') ? { email: login } : { customerNumber: login });

/** Undefined: nobody here was unable to log in. */
export function remembered(): Record<keyof Reminder, string> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(reminderKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const text = (field: keyof Reminder) => {
      const value: unknown = Reflect.get(kept, field);
      return typeof value === 'string' ? value : '';
    };
    return {
      email: text('email'),
      customerNumber: text('customerNumber'),
      phone: text('phone'),
    };
  } catch {
    return undefined;
  }
}
