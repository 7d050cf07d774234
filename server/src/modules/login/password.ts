import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { FairQueue } from './fairQueue.ts';

const derive = promisify(argon2);

// OWASP's smallest recommended setting for argon2id: 19 MiB, two passes, one lane.
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;

/**
 * At most two at once: a wave of logins must not take every thread of the pool, or 19 MiB each. A
 * lane is a network's (decision 030).
 */
const queue = new FairQueue({ atOnce: 2, maxInLane: 100, maxLanes: 1000 });

/** The lane of passwords that nobody sends. */
const ownLane = '';

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/={1,2}$/, '');

/** The PHC string to store: `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await queue.run(ownLane, () =>
    derive('argon2id', { message: password, nonce, parallelism, tagLength, memory, passes }),
  );
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Whether a stored hash is of other settings than new ones: the next login can renew it. */
export function isOldHash(stored: string): boolean {
  const [, m, t, p] = phc.exec(stored) ?? [];
  return Number(m) !== memory || Number(t) !== passes || Number(p) !== parallelism;
}

/** What an unknown account is checked against, so that it takes as long as a known one. */
let decoy: Promise<string> | undefined;

/**
 * True when the password belongs to the stored hash; an absent hash costs the same work.
 *
 * @param lane whoever waits in the same lane waits for each other
 * @throws QueueFullError when too many wait
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  lane = ownLane,
): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('base64')).catch((error: unknown) => {
    decoy = undefined;
    throw error;
  });
  const match = phc.exec(stored ?? (await decoy));
  const [, m, t, p, salt, expected] = match ?? [];
  if (salt === undefined || expected === undefined) throw new Error('A password hash is malformed');
  const tag = Buffer.from(expected, 'base64');
  const derived = await queue.run(lane, () =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(m),
      passes: Number(t),
      parallelism: Number(p),
      tagLength: tag.length,
    }),
  );
  return timingSafeEqual(derived, tag) && stored !== undefined;
}
