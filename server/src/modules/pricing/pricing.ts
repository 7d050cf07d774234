/** The vocabulary of prices, for all modules: pure, without the database. */
export { apportion } from './apportion.ts';
export { moneyText } from './money.ts';
export {
  basePrice,
  type Content,
  type ContentUnit,
  contentUnits,
  discountPercent,
} from './price.ts';
export {
  maxTierFrom,
  maxTiers,
  nextTier,
  type PriceTier,
  tierReached,
  tiersBelow,
  unitCentsAt,
} from './tiers.ts';
export {
  isInEu,
  type TaxClass,
  taxClasses,
  type VatExemption,
  type VatTotal,
  vatOfGross,
  vatOfNet,
  vatRate,
  vatTotals,
} from './vat.ts';
