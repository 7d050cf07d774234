import { createHash } from 'node:crypto';

const letters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
  ł: 'l',
};

const maxLength = 80;

/**
 * An id for what a file knows by a text only. The same text always gives the same id, whatever its
 * case; texts whose differences an id can't hold ("S/M", "S-M") are told apart by a hash.
 */
export function idFrom(text: string): string {
  const lower = text.normalize('NFC').trim().toLowerCase();
  const plain = lower
    .replace(/[äöüßæøœł]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, '-');
  const words = plain.replace(/[^a-z0-9._-]+/g, '-').replace(/-+/g, '-');
  const [slug = ''] = /[a-z0-9](?:.*[a-z0-9])?/.exec(words) ?? [];
  if (slug === plain && slug !== '' && slug.length <= maxLength) return slug;
  const hash = createHash('sha256').update(lower).digest('hex').slice(0, 8);
  return slug === '' ? hash : `${slug.slice(0, maxLength - 9)}-${hash}`;
}

/** An id that begins with a letter, as filters need it (DEC-33). */
export function filterIdFrom(text: string): string {
  const id = idFrom(text);
  return /^[a-z]/.test(id) ? id : `v${id}`.slice(0, maxLength);
}
