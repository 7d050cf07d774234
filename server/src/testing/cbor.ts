/** The little of CBOR (RFC 8949) that authenticators write. */

function typed(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
export const number = (value: number) => (value < 0 ? typed(1, -1 - value) : typed(0, value));
export const bytes = (value: Buffer) => Buffer.concat([typed(2, value.length), value]);
export const text = (value: string) => Buffer.concat([typed(3, value.length), Buffer.from(value)]);
export const map = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([typed(5, entries.length), ...entries.flat()]);
export const list = (entries: readonly Buffer[]) =>
  Buffer.concat([typed(4, entries.length), ...entries]);
