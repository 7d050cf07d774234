/** What other modules may know of the catalogue in memory. */
export type { SearchHits } from './readModel/list.ts';
export { type Numbering, noNumber, translation } from './readModel/numbering.ts';
export type { CatalogReadModel, ProductColumns } from './readModel/readModel.ts';
