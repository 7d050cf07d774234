/** The vocabulary of prices, for all modules: pure, without the database. */
export {
  type BasePrice,
  basePrice,
  type Content,
  type ContentUnit,
  contentUnits,
  discountPercent,
} from './price.ts';
export {
  type TaxClass,
  taxClasses,
  type VatAmounts,
  type VatTotal,
  vatOfGross,
  vatOfNet,
  vatRate,
  vatTotals,
} from './vat.ts';
