import type { Subject } from '@kreide/design-system';
import type { CategorySubject } from '@kreide/server/contract';

/** Colour families as the catalogue names them (docs/import.md), and as the themes do. */
const subjects: Readonly<Record<CategorySubject, Subject>> = {
  deutsch: 'german',
  mathematik: 'maths',
  sachkunde: 'science',
  fremdsprachen: 'languages',
  kunst: 'art',
  musik: 'music',
  sport: 'sport',
  religion: 'ethics',
  ethik: 'ethics',
  buero: 'office',
  kindergarten: 'kindergarten',
  schulbedarf: 'supplies',
  moebel: 'furniture',
  sale: 'sale',
};

/** The theme's name of a colour family; undefined for an unknown one. */
export function subjectOf(name: string | null | undefined): Subject | undefined {
  return name === null || name === undefined ? undefined : subjects[name as CategorySubject];
}
