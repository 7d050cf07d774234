import { basicDrawings, type Drawings } from '../../media/service.ts';

/** What is wrong with a value, and where: `items[0].prices.de.cents`. */
export interface Problem {
  readonly path: string;
  readonly reason: string;
  /** Where it stands in the file, when that is known better than from the path. */
  readonly place?: Place;
}

/** A line, and a JSON path or a column's name. */
export interface Place {
  readonly line: number;
  readonly field: string;
}

/** Most reasons that are reported of one line. */
const maxReported = 20;

/** Collects what reading a line finds: `problems` refuse it, `warnings` do not. */
export class Findings {
  readonly problems: Problem[] = [];
  readonly warnings: Problem[] = [];
  /** Problems that were found, those that are not told included. */
  refusals = 0;
  /** The time that "in the future" is compared with. */
  readonly now: Date;
  /** What can be drawn. */
  readonly drawings: Drawings;

  constructor(now: Date, drawings: Drawings = basicDrawings) {
    this.now = now;
    this.drawings = drawings;
  }

  refuse(path: string, reason: string): undefined {
    this.refusals++;
    addTo(this.problems, { path, reason });
  }

  warn(path: string, reason: string): void {
    addTo(this.warnings, { path, reason });
  }
}

function addTo(told: Problem[], problem: Problem): void {
  if (told.length < maxReported) told.push(problem);
  else if (told.length === maxReported) told.push({ path: '', reason: 'and more of that kind' });
}

/**
 * How one value of a line is read. `read` returns the value in the form the shop keeps; what it
 * returns after it refused must not be used. `says` is the type column of docs/import.md.
 */
export interface Rule<T> {
  readonly says: string;
  read(value: unknown, path: string, findings: Findings): T;
  /** Of an object: its fields, in the order of the documentation. */
  readonly fields?: Fields;
  /** Of a list or map: what it holds. */
  readonly of?: Rule<unknown>;
}

export interface Field<T> {
  readonly rule: Rule<T>;
  readonly required: boolean;
  /** What a missing field (or null) means; nothing where it stays empty. */
  readonly fallback?: T;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;
export type Read<R> = R extends Rule<infer T> ? T : never;
type ReadFields<F extends Fields> = {
  readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never;
};

export function required<T>(rule: Rule<T>): Field<T> {
  return { rule, required: true };
}

export function optional<T>(rule: Rule<T>): Field<T | undefined> {
  return { rule, required: false };
}

export function preset<T>(rule: Rule<T>, fallback: NoInfer<T>): Field<T> {
  return { rule, required: false, fallback };
}

/** After a refusal: the line is dropped as a whole, so this value is never used. */
const nothing = undefined as never;

export function object<F extends Fields>(fields: F, says = 'object'): Rule<ReadFields<F>> {
  const entries = Object.entries(fields);
  return {
    says,
    fields,
    read(value, path, findings) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        findings.refuse(path, `must be an object, not ${nameOf(value)}`);
        return nothing;
      }
      const given = value as Record<string, unknown>;
      const result: Record<string, unknown> = {};
      let known = 0;
      for (const [name, field] of entries) {
        const content = Object.hasOwn(given, name) ? given[name] : undefined;
        if (content !== undefined) known++;
        if (content !== undefined && content !== null) {
          result[name] = field.rule.read(content, join(path, name), findings);
        } else if (field.required) findings.refuse(join(path, name), 'is missing');
        else result[name] = field.fallback;
      }
      if (Object.keys(given).length > known) warnOfUnknown(given, fields, path, findings);
      return result as ReadFields<F>;
    },
  };
}

function warnOfUnknown(
  given: Record<string, unknown>,
  fields: Fields,
  path: string,
  findings: Findings,
): void {
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(fields, name)) {
      findings.warn(join(path, name.slice(0, 80)), 'is no field that the shop knows: ignored');
    }
  }
}

/** A further check of the whole value, made only where its parts were fine. */
export function also<T>(
  rule: Rule<T>,
  check: (value: T, path: string, findings: Findings) => void,
): Rule<T> {
  return {
    ...rule,
    read(value, path, findings) {
      const before = findings.refusals;
      const result = rule.read(value, path, findings);
      if (findings.refusals === before) check(result, path, findings);
      return result;
    },
  };
}

/** Warns of a name that the shop has no use for. The line is kept: goods are worth more than a look. */
export function known(rule: Rule<string>, names: readonly string[], what: string): Rule<string> {
  return also(rule, (value, path, findings) => {
    if (!names.includes(value)) {
      findings.warn(
        path,
        `is ${what}, so it shows nothing: ${quote(value)}; there are ${names.join(', ')}`,
      );
    }
  });
}

// Characters that no text needs and that PostgreSQL (NUL) or a page can not take.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * Well-formed, without control characters, with \n as line end and no blanks around it. Umlauts are
 * one character each: files from a Mac write them as two, which would be another name.
 */
export function clean(value: string): string {
  return value.replace(/\r\n?/g, '\n').replace(control, '').toWellFormed().normalize('NFC').trim();
}

export function text(max: number, says = `text, up to ${max} characters`): Rule<string> {
  return {
    says,
    read(value, path, findings) {
      if (typeof value !== 'string') {
        findings.refuse(path, `must be text, not ${nameOf(value)}`);
        return nothing;
      }
      const result = clean(value);
      if (result === '') findings.refuse(path, 'must not be empty');
      if (result.length > max) {
        findings.refuse(path, `is ${result.length} characters long; at most ${max} are allowed`);
      }
      return result;
    },
  };
}

/** Text that matches a regular expression. `wanted` completes "must be …". */
export function pattern(
  max: number,
  expression: RegExp,
  wanted: string,
  says: string,
): Rule<string> {
  return also(text(max, says), (value, path, findings) => {
    if (!expression.test(value)) findings.refuse(path, `must be ${wanted}, not ${quote(value)}`);
  });
}

export function oneOf<const T extends readonly string[]>(values: T): Rule<T[number]> {
  const says = values.map((value) => `\`${value}\``).join(', ');
  return {
    says,
    read(value, path, findings) {
      if (typeof value !== 'string' || !values.includes(value)) {
        findings.refuse(path, `must be one of ${values.join(', ')}, not ${nameOf(value)}`);
      }
      return value as T[number];
    },
  };
}

export function whole(min: number, max: number): Rule<number> {
  return {
    says: `whole number, ${min} to ${max}`,
    read(value, path, findings) {
      if (typeof value !== 'number' || !Number.isInteger(value)) {
        findings.refuse(path, `must be a whole number, not ${nameOf(value)}`);
      } else if (value < min || value > max) {
        findings.refuse(path, `must be from ${min} to ${max}, not ${value}`);
      }
      return value as number;
    },
  };
}

export const yesOrNo: Rule<boolean> = {
  says: '`true` or `false`',
  read(value, path, findings) {
    if (typeof value !== 'boolean') {
      findings.refuse(path, `must be true or false, not ${nameOf(value)}`);
    }
    return value as boolean;
  },
};

export function list<T>(of: Rule<T>, max: number, min = 0): Rule<readonly T[]> {
  const bounds = min > 0 ? `${min} to ${max}` : `up to ${max}`;
  return {
    says: `list of ${bounds}: ${of.says}`,
    of,
    read(value, path, findings) {
      if (!Array.isArray(value)) {
        findings.refuse(path, `must be a list, not ${nameOf(value)}`);
        return nothing;
      }
      if (value.length > max || value.length < min) {
        findings.refuse(path, `has ${value.length} entries; ${bounds} are allowed`);
        return nothing;
      }
      return value.map((entry, index) => of.read(entry, `${path}[${index}]`, findings));
    },
  };
}

/** An object whose names are free within `names`. */
export function map<K extends string, T>(
  names: Rule<K>,
  of: Rule<T>,
  max: number,
  says = `object, up to ${max} names (${names.says}): ${of.says}`,
): Rule<Readonly<Partial<Record<K, T>>>> {
  return {
    says,
    of,
    read(value, path, findings) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        findings.refuse(path, `must be an object, not ${nameOf(value)}`);
        return nothing;
      }
      const given = Object.entries(value);
      if (given.length > max) findings.refuse(path, `has ${given.length} names; at most ${max}`);
      const result: Partial<Record<K, T>> = {};
      for (const [name, content] of given.slice(0, max)) {
        const where = join(path, name.slice(0, 80));
        const key = names.read(name, where, findings);
        if (content !== null) result[key] = of.read(content, where, findings);
      }
      return result;
    },
  };
}

export function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** A value as an error message shows it: short, and never a whole document. */
export function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'string') return quote(value);
  return String(value);
}

export function quote(value: string, max = 60): string {
  return JSON.stringify(value.length > max ? `${value.slice(0, max - 1)}…` : value);
}
