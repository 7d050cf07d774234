/** A program of others that may use the API (docs/api.md). */
export interface OutsideClient {
  readonly id: string;
  readonly secret: string;
  /** Whether it may read the schema. */
  readonly mayIntrospect: boolean;
}

export type ApiClientVariable = 'KREIDE_API_CLIENTS' | 'KREIDE_API_DOCUMENTS';

export const apiClientDefaults = {
  KREIDE_API_CLIENTS: 'none',
  KREIDE_API_DOCUMENTS: 'none',
} as const satisfies Record<ApiClientVariable, string>;

const entry = /^([a-z][a-z0-9-]{1,39}):([A-Za-z0-9._~-]{32,200})(:introspect)?$/;

/**
 * `partner:secret,tools:secret:introspect` as clients.
 *
 * @param complain told what is wrong, without the secrets
 */
export function readApiClients(
  text: string | undefined,
  storefrontId: string,
  complain: (name: ApiClientVariable, problem: string) => void,
): readonly OutsideClient[] {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  const clients = parts
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [, id = '', secret = '', right] = entry.exec(part) ?? [];
      if (id !== '') return [{ id, secret, mayIntrospect: right !== undefined }];
      const [name = ''] = part.split(':');
      complain(
        'KREIDE_API_CLIENTS',
        `has an entry "${name.slice(0, 40)}" that is not name:secret or name:secret:introspect; a secret has 32 letters, digits, ".", "_", "~" or "-" at least`,
      );
      return [];
    });
  const ids = [storefrontId, ...clients.map(({ id }) => id)];
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined) complain('KREIDE_API_CLIENTS', `names "${twice}" twice`);
  return clients;
}
