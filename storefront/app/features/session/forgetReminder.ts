/** Where this tab keeps what somebody who can't log in has typed (`reminder.ts`). */
export const reminderKey = 'loginReminder';

/** Every page can do this much, which is all that a login asks for. */
export function forgetReminder(): void {
  try {
    sessionStorage.removeItem(reminderKey);
  } catch {}
}
