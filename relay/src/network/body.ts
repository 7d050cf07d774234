import type { Operation } from './operation.ts';

export interface OperationBody {
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
