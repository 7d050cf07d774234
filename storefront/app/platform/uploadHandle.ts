/** The export `handle` of a route whose form takes files; others are refused beyond 64 kB. */
export interface UploadHandle {
  /** Of the whole form. */
  readonly uploadBytes: number;
}
