type Fields = Readonly<Record<string, unknown>>;

/** Undefined: it is no object. */
export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : undefined;

/** The fields of a JSON body; none where it is no object. */
export const bodyOf = async (request: Request): Promise<Fields> =>
  fieldsOf(await request.json().catch(() => null)) ?? {};

/** The texts of a body's `formData`, by name; undefined: the body has none. */
export function formDataOf({ formData }: Fields): Record<string, string> | undefined {
  const form = fieldsOf(formData);
  if (form === undefined) return undefined;
  const texts = Object.entries(form).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
