import { maxIdLength } from '../../../inputLimits.ts';
import { type Language, storefrontIds } from '../../storefront/storefront.ts';
import { sanitizeHtml } from './html.ts';
import {
  also,
  clean,
  type Findings,
  join,
  list,
  nameOf,
  oneOf,
  pattern,
  quote,
  type Rule,
  text,
} from './rules.ts';

/** The values that several kinds of lines have in common. */

export const id = pattern(
  maxIdLength,
  /^[A-Za-z0-9][A-Za-z0-9._-]*$/,
  'letters, digits, ".", "_" and "-", beginning with a letter or digit',
  'id',
);

/** DEC-33: values of filters stand in URLs beside decimal numbers, so they begin with a letter. */
export const valueId = pattern(
  maxIdLength,
  /^[A-Za-z][A-Za-z0-9._-]*$/,
  'letters, digits, ".", "_" and "-", beginning with a letter (write "v30" for "30")',
  'id that begins with a letter',
);

// They stand after "filter." in URLs, where these have a meaning of their own.
const takenFilters = ['availability', 'category', 'manufacturer', 'offer', 'price', 'rating'];

export const attributeId = also(valueId, (value, path, findings) => {
  if (takenFilters.includes(value))
    findings.refuse(path, `must not be "${value}": the shop has that filter itself`);
});

export interface Localized<T> {
  readonly de: T;
  readonly en?: T | undefined;
}

/** `{"de": …, "en": …}`, where one stands in for the other, or just the German value. */
export function localized<T>(of: Rule<T>): Rule<Localized<T>> {
  return {
    says: `localized ${of.says}`,
    read(value, path, findings) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return { de: of.read(value, path, findings) };
      }
      const given = value as Partial<Record<Language, unknown>>;
      for (const name of Object.keys(given)) {
        if (name !== 'de' && name !== 'en') {
          findings.warn(join(path, name.slice(0, 80)), 'is no language of the shop: ignored');
        }
      }
      if (given.de == null && given.en == null) {
        findings.refuse(path, 'is missing: give it as de, en or both');
        return { de: undefined as T };
      }
      const read = (language: Language) => of.read(given[language], join(path, language), findings);
      if (given.en == null) return { de: read('de') };
      const en = read('en');
      return { de: given.de == null ? en : read('de'), en };
    },
  };
}

export const storefronts: Rule<readonly (typeof storefrontIds)[number][]> = {
  ...list(oneOf(storefrontIds), 4),
  read(value, path, findings) {
    const read = list(oneOf(storefrontIds), 4).read(value, path, findings);
    // In the shop's order, so that the same set is always the same value.
    return storefrontIds.filter((storefront) => read?.includes(storefront));
  },
};

/** Text that may be empty. */
export function anyText(max: number): Rule<string> {
  const filled = text(max);
  return {
    says: `text, up to ${max} characters, may be empty`,
    read: (value, path, findings) =>
      typeof value === 'string' && clean(value) === '' ? '' : filled.read(value, path, findings),
  };
}

/** HTML, sanitised as it is read, so that nothing else ever gets further. */
export function html(max: number): Rule<string> {
  const raw = text(max, `HTML, up to ${max} characters`);
  return {
    says: raw.says,
    read(value, path, findings) {
      const before = findings.refusals;
      const read = raw.read(value, path, findings);
      return findings.refusals === before ? sanitizeHtml(read) : read;
    },
  };
}

export const date: Rule<string> = also(
  pattern(10, /^\d{4}-\d\d-\d\d$/, 'a date such as 2026-08-31', 'date, `YYYY-MM-DD`'),
  (value, path, findings) => {
    const read = new Date(`${value}T00:00:00Z`);
    if (Number.isNaN(read.getTime()) || !read.toISOString().startsWith(value)) {
      findings.refuse(path, `is no day of the calendar: ${value}`);
    }
  },
);

/** A date alone means its beginning in UTC. */
export const moment: Rule<Date> = {
  says: 'date or moment (`2026-05-01`, `2026-05-01T08:00:00Z`)',
  read(value, path, findings) {
    const shape = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d))?$/;
    const read = new Date(typeof value === 'string' && shape.test(value) ? value : Number.NaN);
    if (Number.isNaN(read.getTime())) {
      findings.refuse(
        path,
        `must be a date or moment such as 2026-05-01T08:00:00Z, not ${nameOf(value)}`,
      );
    }
    return read;
  },
};

export const pastMoment: Rule<Date> = {
  says: `${moment.says}, not in the future`,
  read(value, path, findings) {
    const read = moment.read(value, path, findings);
    if (read > findings.now) findings.refuse(path, `lies in the future: ${value}`);
    return read;
  },
};

/** A page of this shop (`/…`) or of another one (http, https). */
export const link: Rule<string> = also(
  text(2000, 'link: `/path` or `https://…`'),
  (value, path, findings) => {
    if (!isOwnPath(value) && !isWebAddress(value)) {
      findings.refuse(
        path,
        `must be a path that begins with "/" or an http(s) address, not ${quote(value)}`,
      );
    }
  },
);

/**
 * Whether an address stays in this shop as browsers read it: they take "//" and "/\\" for the begin
 * of a host, after they have dropped tabs, line ends and "/." from it.
 */
function isOwnPath(value: string): boolean {
  const [path = ''] = value.split(/[?#]/, 1);
  return path.startsWith('/') && !path.includes('//') && !/[\t\n\\]/.test(value);
}

export const webAddress: Rule<string> = also(
  text(2000, 'address, `https://…`'),
  (value, path, findings) => {
    if (!isWebAddress(value))
      findings.refuse(path, `must be an http(s) address, not ${quote(value)}`);
  },
);

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\t\n]+$/i.test(value) && URL.canParse(value);
}

export const email = pattern(
  254,
  /^[^\s@<>"]+@[^\s@<>".]+(?:\.[^\s@<>".]+)+$/,
  'an e-mail address',
  'e-mail address',
);

export const ean: Rule<string> = also(
  pattern(
    14,
    /^(\d{8}|\d{12,14})$/,
    'an EAN/GTIN of 8, 12, 13 or 14 digits',
    'EAN/GTIN of 8, 12, 13 or 14 digits, with a right check digit',
  ),
  (value, path, findings) => {
    if (!hasRightCheckDigit(value)) findings.refuse(path, `has a wrong check digit: ${value}`);
  },
);

export function hasRightCheckDigit(gtin: string): boolean {
  let sum = 0;
  for (let index = 0; index < gtin.length - 1; index++) {
    // Weights 3, 1, 3, … from the right, the check digit itself left out.
    sum += Number(gtin[gtin.length - 2 - index]) * (index % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10 === Number(gtin.at(-1));
}

/** A positive amount with up to four decimals, as the database keeps it. */
export const amount: Rule<number> = {
  says: 'number above 0, up to 4 decimals',
  read(value, path, findings) {
    const isAmount = typeof value === 'number' && value >= 0.0001 && value < 10_000_000;
    if (!isAmount) {
      findings.refuse(path, `must be a number from 0.0001 to 9999999, not ${nameOf(value)}`);
      return Number.NaN;
    }
    return Math.round(value * 10_000) / 10_000;
  },
};

const htmlNames = /^(html|teasercontent|.*Html)$/;

/**
 * A teaser's attributes: any JSON within bounds. HTML may stand under names that promise it, as in
 * `{"html": "<p>…"}` and `{"teasercontent": {"text": "<p>…"}}`; all else is plain text.
 */
export const teaserAttributes: Rule<Readonly<Record<string, unknown>>> = {
  says: 'object of any JSON, up to 100,000 characters',
  read(value, path, findings) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      findings.refuse(path, `must be an object, not ${nameOf(value)}`);
      return {};
    }
    if (JSON.stringify(value).length > 100_000) {
      findings.refuse(path, 'is more than 100,000 characters long');
      return {};
    }
    return readJson(value, false, path, findings, 0) as Record<string, unknown>;
  },
};

/** Whether an attribute is a drawn picture: `"image": {"drawing": {…}}`. */
function isPictureAttribute(path: string, value: object): value is { drawing: unknown } {
  return path.endsWith('.image') && 'drawing' in value;
}

function readJson(
  value: unknown,
  isHtml: boolean,
  path: string,
  findings: Findings,
  depth: number,
): unknown {
  if (depth > 10) return findings.refuse(path, 'is nested more than 10 deep');
  if (typeof value === 'string') {
    const read = clean(value);
    if (isHtml) return sanitizeHtml(read);
    // Browsers drop tabs and line ends from an address before they read it.
    if (/^\s*(javascript|data|vbscript):/i.test(read.replace(/[\t\n]/g, ''))) {
      findings.refuse(path, `must not be a link of that kind: ${quote(read)}`);
    }
    return read;
  }
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      readJson(entry, isHtml, `${path}[${index}]`, findings, depth + 1),
    );
  }
  if (typeof value === 'object' && value !== null) {
    if (isPictureAttribute(path, value)) {
      for (const problem of findings.drawings.problems(value.drawing)) {
        findings.refuse(join(path, 'drawing'), problem);
      }
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [
        clean(key),
        readJson(
          entry,
          htmlNames.test(key) || (isHtml && key === 'text'),
          join(path, key),
          findings,
          depth + 1,
        ),
      ]),
    );
  }
  return value;
}
