/** How categories may look; docs/import.md tells merchants of both. */

/** Colour families; `storefront/app/platform/subjects.ts` says which of a theme's each is. */
export const categorySubjects = [
  'deutsch',
  'mathematik',
  'sachkunde',
  'fremdsprachen',
  'kunst',
  'musik',
  'sport',
  'religion',
  'ethik',
  'buero',
  'kindergarten',
  'schulbedarf',
  'moebel',
  'sale',
] as const;
export type CategorySubject = (typeof categorySubjects)[number];

/** Icons in the order in which `navigationIcons.svg` has them; the first stands for all others. */
export const categoryIcons: readonly string[] =
  'category home backpack open-book abacus microscope speech-balloon artist-palette musical-notes soccer-ball dove teddy-bear paperclip chair label'.split(
    ' ',
  );
