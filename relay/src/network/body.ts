import type { Operation } from './operation.ts';

interface OperationBody {
  operationName: string;
  variables: object;
  /** Persisted documents are named by hash; the text travels only where there is no hash. */
  id?: string;
  query?: string;
}

function operationBody({ params, variables }: Operation): OperationBody {
  const body: OperationBody = { operationName: params.name, variables };
  if (params.id != null) body.id = params.id;
  else if (params.text != null) body.query = params.text;
  return body;
}

/** Body and content type of a request: one object, an array for a batch, multipart for uploads. */
export function requestBody(operations: readonly Operation[]): {
  body: string | FormData;
  contentType: string | undefined;
} {
  const [first] = operations;
  if (first === undefined) throw new TypeError('A request needs an operation.');
  // The browser adds the multipart boundary itself.
  if (first.uploadables) return { body: uploadBody(first), contentType: undefined };
  const content = operations.length === 1 ? operationBody(first) : operations.map(operationBody);
  return { body: JSON.stringify(content), contentType: 'application/json' };
}

/**
 * The GraphQL multipart request: files follow the operation, in which they are null (API-05). The
 * keys of Relay's uploadables are the paths of the files in the variables: `input.pictures.0`.
 */
function uploadBody(operation: Operation): FormData {
  const files = Object.entries(operation.uploadables ?? {});
  const variables: unknown = structuredClone(operation.variables);
  for (const [path] of files) setNull(variables, path.split('.'));
  const form = new FormData();
  form.set('operations', JSON.stringify({ ...operationBody(operation), variables }));
  form.set(
    'map',
    JSON.stringify(
      Object.fromEntries(files.map(([path], index) => [index, [`variables.${path}`]])),
    ),
  );
  files.forEach(([, file], index) => {
    form.set(String(index), file);
  });
  return form;
}

function setNull(container: unknown, path: readonly string[]): void {
  let current = container;
  for (const [depth, key] of path.entries()) {
    if (typeof current !== 'object' || current === null) return;
    const record = current as Record<string, unknown>;
    if (depth === path.length - 1) record[key] = null;
    else current = record[key];
  }
}
