import type { Operation, OperationBody } from './operation.ts';

function operationBody({ params, variables }: Operation): OperationBody {
  const body: OperationBody = { operationName: params.name, variables };
  if (params.id != null) body.id = params.id;
  else if (params.text != null) body.query = params.text;
  return body;
}

/** The body of a request: JSON of one object or of an array for a batch, or a form with files. */
export async function requestBody(operations: readonly Operation[]): Promise<string | FormData> {
  const bodies = operations.map(operationBody);
  const [first] = bodies;
  const uploadables = operations[0]?.uploadables;
  if (first && uploadables) {
    // Few visitors upload anything: the others' browsers don't load what it takes.
    const { uploadBody } = await import('./upload.ts');
    return uploadBody(first, uploadables);
  }
  return JSON.stringify(bodies.length === 1 ? first : bodies);
}
