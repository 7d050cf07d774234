import type { UploadableMap } from 'relay-runtime';
import type { OperationBody } from './operation.ts';

/**
 * The GraphQL multipart request: files follow the operation, in which they are null (API-05). The
 * keys of Relay's uploadables are the paths of the files in the variables: `input.pictures.0`.
 */
export function uploadBody(operation: OperationBody, uploadables: UploadableMap): FormData {
  const files = Object.entries(uploadables);
  const variables: unknown = structuredClone(operation.variables);
  for (const [path] of files) setNull(variables, path.split('.'));
  const form = new FormData();
  form.set('operations', JSON.stringify({ ...operation, variables }));
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
