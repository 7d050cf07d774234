import { UsageError } from './command.ts';

/** Lines of an order with pieces of each, as `1:2,3:1`. */
export function linesOf(text: string) {
  return text.split(',').map((part) => {
    const match = /^(\d{1,4}):(\d{1,4})$/.exec(part.trim());
    if (match === null) throw new UsageError(`--lines is like 1:2,3:1, not "${text}"`);
    return { lineNo: Number(match[1]), quantity: Number(match[2]) };
  });
}
