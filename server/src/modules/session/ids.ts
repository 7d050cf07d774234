import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits as 22 characters of base64url: an id that gives access (ruling 6). */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

/** Whether a text can be such an id; anything else never reaches the database. */
export function isRandomId(text: string | undefined | null): text is string {
  return text != null && /^[A-Za-z0-9_-]{22}$/.test(text);
}

/** What is kept of such an id: who reads the database can't use it. */
export const hashOfId = (id: string): string => createHash('sha256').update(id).digest('base64url');
