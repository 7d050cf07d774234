/** AUTH-05: first and last name are kept in this browser, so that a reload shows them at once. */

export interface CustomerName {
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const key = 'customerName';

/** Storage may be off, full or forbidden: then the name appears with the next answer. */
export function rememberName(name: CustomerName): void {
  try {
    const { firstName, lastName } = name;
    localStorage.setItem(key, JSON.stringify({ firstName, lastName }));
  } catch {}
}

export function forgetName(): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}

export function rememberedName(): CustomerName | undefined {
  try {
    const name: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof name !== 'object' || name === null) return undefined;
    const text = (value: unknown) => (typeof value === 'string' ? value : null);
    return {
      firstName: text(Reflect.get(name, 'firstName')),
      lastName: text(Reflect.get(name, 'lastName')),
    };
  } catch {
    return undefined;
  }
}
