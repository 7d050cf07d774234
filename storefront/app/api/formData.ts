/** The texts of a body's `formData`, by name; undefined: the body has none. */
export function formDataOf(body: unknown): Record<string, string> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const form: unknown = Reflect.get(body, 'formData');
  if (typeof form !== 'object' || form === null) return undefined;
  const texts = Object.entries(form).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
