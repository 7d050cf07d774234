/**
 * Whether a value of a request is a file of its multipart body. Yoga reads those as a `File` of its
 * own, which is no `Blob`; values of JSON have no methods.
 */
export const isUploadedFile = (value: unknown): value is File =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'arrayBuffer') === 'function';
