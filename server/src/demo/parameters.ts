const blockedGroups = [
  'stuehle',
  'hocker',
  'schuelertische',
  'gruppentische',
  'regale',
  'kisten',
  'teppiche',
  'staffeleien',
  'spielgeld',
];

export function* parameterLines(): Iterable<object> {
  const rows: readonly (readonly [string, string, string, string?])[] = [
    ['feature', 'T155 Navigation', 'true'],
    ['feature', 'T216-Sale-Aktion', 'true'],
    ['feature', 'T217-Blitzangebote', 'true'],
    ['feature', 'T134_Twint-Payment', 'true'],
    ['feature', 'T164-DHL-Retest', 'true'],
    ['Blitzangebot', 'activated', 'on'],
    ['shipping-carrier', 'dpd', 'true'],
    ['amazonpay', 'activated', 'false'],
    // DEC-77: nine samples.
    ['amazonpay', 'blockedGroups', blockedGroups.join(',')],
    ['payment-type', 'xRechnung', 'false'],
    ['payment-type', 'RECHNUNG', 'true'],
    ['payment-type', 'VORKASSE', 'true'],
    ['returns', 'enabled', 'true'],
    ['returns', 'carriers', 'dhl,gls', 'de'],
    ['returns', 'carriers', 'dhl,gls', 'b2b'],
    ['returns', 'carriers', 'swisspost', 'ch'],
    // DEC-64; the storefront's own basis: gross for consumers, net for businesses.
    ['shipping', 'cost.cents', '495', 'de'],
    ['shipping', 'cost.cents', '695', 'at'],
    ['shipping', 'cost.cents', '895', 'ch'],
    ['shipping', 'cost.cents', '495', 'b2b'],
    ['shipping', 'freeFrom.cents', '4900'],
    ['shipping', 'spedition.cents', '2990'],
    ['checkout', 'commentEnabled', 'true'],
  ];
  for (const [name, entry, value, storefront] of rows) {
    yield { type: 'parameter', name, entry, value, ...(storefront ? { storefront } : {}) };
  }
}
