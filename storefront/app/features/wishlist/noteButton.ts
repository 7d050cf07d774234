import { later } from '../../platform/later.tsx';

/** The heart, wherever it stands: its code is fetched once. */
export const noteButton = later(() => import('./NoteButton.later.tsx'));
