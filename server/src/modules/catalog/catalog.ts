/** What other modules may know of the catalogue. */
export { type Availability, availabilityOf } from './availability.ts';
export {
  badgesOf,
  cardIdOf,
  type Picture,
  type Price,
  type ProductCard,
  pictureOf,
  priceDuringDeal,
} from './card.ts';
export { nextCutoff } from './deliveryDay.ts';
export { labelled } from './details.ts';
export { documentKinds } from './documents.ts';
export { introducedOn, newUntil } from './newGoods.ts';
export type { ItemPreferences } from './readModel/chosenItem.ts';
export type { ListFilters, Listing, SearchHits } from './readModel/list.ts';
export { idOf, type Numbering, noNumber, numberOf, translation } from './readModel/numbering.ts';
export type { CatalogReadModel } from './readModel/readModel.ts';
export type { Category, Taxonomy } from './taxonomy.ts';
export { isEnglish, textLanguageOf } from './textLanguage.ts';
