/** Most completions that are offered at a time. */
const maxCompletions = 6;

/** Providers that are one letter away from a better known one and still meant. */
const genuine = ['email.com', 'email.de', 'mail.com', 'mail.de', 'ymail.com'];

/** The address in front of its domain, and the domain as typed so far; nothing before the "@". */
function parts(text: string): { local: string; domain: string } | undefined {
  const at = text.indexOf('@');
  if (at < 1) return undefined;
  return { local: text.slice(0, at), domain: text.slice(at + 1).toLowerCase() };
}

/** Addresses that a text with an "@" may become; none once its domain is a known one. */
export function completeAddress(text: string, domains: readonly string[]): readonly string[] {
  const { local, domain } = parts(text.trim()) ?? {};
  if (domain === undefined || domains.includes(domain)) return [];
  return domains
    .filter((known) => known.startsWith(domain))
    .slice(0, maxCompletions)
    .map((known) => `${local}@${known}`);
}

/**
 * The address that was probably meant, where the domain is a known one but for a typing error:
 * "gmial.com", "gmx.dee", "web.ed".
 */
export function correctAddress(text: string, domains: readonly string[]): string | undefined {
  const { local, domain = '' } = parts(text.trim()) ?? {};
  if (!/^[^@\s]+\.[^@.\s]{2,}$/.test(domain)) return undefined;
  if ([...domains, ...genuine].some((known) => known.startsWith(domain))) return undefined;
  const [nearest] = domains
    .map((known) => ({ known, errors: errorsBetween(domain, known) }))
    .filter(({ errors }) => errors > 0)
    .sort((a, b) => a.errors - b.errors);
  return nearest && `${local}@${nearest.known}`;
}

/** Typing errors that part a domain from a known one; 0 where they are too many to be errors. */
function errorsBetween(domain: string, known: string): number {
  const [name, ending] = split(domain);
  const [knownName, knownEnding] = split(known);
  const inName = editDistance(name, knownName);
  const inEnding = editDistance(ending, knownEnding);
  // Two other letters are mostly another country, unless they are the same two.
  const isCountry = ending.length === 2 && sorted(ending) !== sorted(knownEnding);
  const isMeant = inName <= (knownName.length < 6 ? 1 : 2) && inEnding <= (isCountry ? 0 : 1);
  return isMeant ? inName + inEnding : 0;
}

const split = (domain: string): [name: string, ending: string] => {
  const dot = domain.lastIndexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)];
};

const sorted = (text: string) => [...text].sort().join('');

/** Letters to add, drop, replace or swap with their neighbour (Damerau). */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}
