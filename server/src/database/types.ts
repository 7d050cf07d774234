import { type CustomTypesConfig, types } from 'pg';

const oid = {
  int8: 20,
  textArray: 1009,
  int8Array: 1016,
  date: 1082,
  timestamp: 1114,
  dateArray: 1182,
};

/** Cents and counters fit into a number; what doesn't fit must not be rounded silently. */
function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
  return value;
}

const parseTextArray: (text: string) => (string | null)[] = types.getTypeParser(oid.textArray);

const asWritten = (text: string) => text;

const parsers = new Map<number, (text: string) => unknown>([
  [oid.int8, parseInt8],
  [
    oid.int8Array,
    (text) => parseTextArray(text).map((entry) => (entry === null ? null : parseInt8(entry))),
  ],
  // A calendar day is no moment: pg would turn it into midnight of the process's time zone.
  [oid.date, asWritten],
  [oid.dateArray, parseTextArray],
  [oid.timestamp, asWritten],
]);

/** How results are read, in pg's shape: our parsers, else its own. */
export const parseTypes: CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(id)) || types.getTypeParser(id, format),
};
