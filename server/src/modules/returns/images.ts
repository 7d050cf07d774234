import { plainText } from '../../../contract/index.ts';
import type { Connection } from '../../database/database.ts';
import { type FormRefusal, refuse } from '../form/form.ts';
import { photoOf } from '../media/media.ts';
import { randomId } from '../session/session.ts';
import { insertImage } from './imageStore.ts';

export type ImageOutcome = { readonly ok: true; readonly id: string } | FormRefusal;

/** Pixels along the longer side: enough to see a broken hinge. */
const imageSide = 1600;
/** Characters of a file's name. */
const maxNameLength = 80;

/** Keeps a photograph, encoded anew, of no return yet (API-61). */
export async function keepImage(
  connection: Connection,
  file: File,
  at: Date,
): Promise<ImageOutcome> {
  const bytes = await photoOf(Buffer.from(await file.arrayBuffer()), imageSide);
  if (bytes === undefined) return refuse('vue.returns.error.imageKind');
  if (bytes === 'busy') return refuse('vue.returns.error.tooMany');
  const id = randomId();
  const name = plainText(file.name.slice(0, 4 * maxNameLength)).slice(0, maxNameLength);
  await insertImage(connection, { id, at, name: name || 'image', bytes });
  return { ok: true, id };
}
