import type { Terms } from './eInvoiceTerms.ts';

/**
 * Rules of EN 16931 and XRechnung by their ids, as far as they concern what the shop writes: one seller,
 * VAT with a rate (S) or of supplies to other member states (K), no charges and allowances of the whole paper. Written from the
 * rules' texts; the official Schematron is another program.
 */
type Rules = Readonly<Record<string, (terms: Terms) => boolean>>;

const cents = (text: string | undefined): number => Math.round(Number(text ?? 0) * 100);
const sum = (amounts: readonly (string | undefined)[]): number =>
  amounts.reduce((all, each) => all + cents(each), 0);
const has = (text: string | undefined): boolean => text !== undefined && text !== '';
const twoDecimals = (text: string | undefined): boolean =>
  text === undefined || /^-?\d+(\.\d{1,2})?$/.test(text);
const percentOf = (text: string | undefined): number => Number(text ?? Number.NaN);

/** Of the euro and its neighbours, whose prefixes VAT IDs of sellers have here. */
const vatPrefix = /^(DE|AT|CH|LI|IT|EL)/;

const isIntraCommunity = ({ lines, breakdown }: Terms): boolean =>
  [...lines, ...breakdown].some(({ all }) => (all['BT-151'] ?? all['BT-118']) === 'K');

const core: Rules = {
  'BR-01': ({ bt }) => has(bt('BT-24')),
  'BR-02': ({ bt }) => has(bt('BT-1')),
  'BR-03': ({ bt }) => has(bt('BT-2')),
  'BR-04': ({ bt }) => has(bt('BT-3')),
  'BR-05': ({ bt }) => has(bt('BT-5')),
  'BR-06': ({ bt }) => has(bt('BT-27')),
  'BR-07': ({ bt }) => has(bt('BT-44')),
  'BR-09': ({ bt }) => has(bt('BT-40')),
  'BR-11': ({ bt }) => has(bt('BT-55')),
  'BR-12': ({ bt }) => has(bt('BT-106')),
  'BR-13': ({ bt }) => has(bt('BT-109')),
  'BR-14': ({ bt }) => has(bt('BT-112')),
  'BR-15': ({ bt }) => has(bt('BT-115')),
  'BR-16': ({ lines }) => lines.length > 0,
  'BR-21': ({ lines }) => lines.every(({ bt }) => has(bt('BT-126'))),
  'BR-22': ({ lines }) => lines.every(({ bt }) => has(bt('BT-129'))),
  'BR-23': ({ lines }) => lines.every(({ bt }) => has(bt('BT-130'))),
  'BR-24': ({ lines }) => lines.every(({ bt }) => has(bt('BT-131'))),
  'BR-25': ({ lines }) => lines.every(({ bt }) => has(bt('BT-153'))),
  'BR-26': ({ lines }) => lines.every(({ bt }) => has(bt('BT-146'))),
  'BR-27': ({ lines }) => lines.every(({ bt }) => Number(bt('BT-146')) >= 0),
  'BR-42': ({ lines }) => lines.every(({ bt }) => !has(bt('BT-136')) || has(bt('BT-139'))),
  'BR-45': ({ breakdown }) => breakdown.every(({ bt }) => has(bt('BT-116'))),
  'BR-46': ({ breakdown }) => breakdown.every(({ bt }) => has(bt('BT-117'))),
  'BR-47': ({ breakdown }) => breakdown.every(({ bt }) => has(bt('BT-118'))),
  'BR-48': ({ breakdown }) => breakdown.every(({ bt }) => has(bt('BT-119'))),
  'BR-49': ({ bt }) => has(bt('BT-81')),
  'BR-50': ({ bt }) => !['30', '58'].includes(bt('BT-81') ?? '') || has(bt('BT-84')),
  'BR-55': ({ bt }) => bt('BT-3') !== '381' || has(bt('BT-25')),
  'BR-57': ({ bt }) => has(bt('BT-80')),
  'BR-62': ({ bt }) => !has(bt('BT-34')) || has(bt('BT-34-1')),
  'BR-63': ({ bt }) => !has(bt('BT-49')) || has(bt('BT-49-1')),
  'BR-CL-01': ({ bt }) => ['380', '381'].includes(bt('BT-3') ?? ''),
  'BR-CO-04': ({ lines }) => lines.every(({ bt }) => has(bt('BT-151'))),
  'BR-CO-09': ({ bt }) =>
    vatPrefix.test(bt('BT-31') ?? 'DE') && /^[A-Z]{2}/.test(bt('BT-48') ?? 'DE'),
  'BR-CO-10': ({ bt, lines }) =>
    cents(bt('BT-106')) === sum(lines.map((each) => each.bt('BT-131'))),
  'BR-CO-13': ({ bt }) =>
    cents(bt('BT-109')) === cents(bt('BT-106')) - cents(bt('BT-107')) + cents(bt('BT-108')),
  'BR-CO-14': ({ bt, breakdown }) =>
    cents(bt('BT-110')) === sum(breakdown.map((each) => each.bt('BT-117'))),
  'BR-CO-15': ({ bt }) => cents(bt('BT-112')) === cents(bt('BT-109')) + cents(bt('BT-110')),
  'BR-CO-16': ({ bt }) => cents(bt('BT-115')) === cents(bt('BT-112')) - cents(bt('BT-113')),
  'BR-CO-18': ({ breakdown }) => breakdown.length > 0,
  'BR-CO-25': ({ bt }) => cents(bt('BT-115')) <= 0 || has(bt('BT-9')) || has(bt('BT-20')),
  'BR-CO-26': ({ bt }) => has(bt('BT-31')),
  'BR-DEC-12': ({ bt }) => twoDecimals(bt('BT-109')),
  'BR-DEC-13': ({ bt }) => twoDecimals(bt('BT-110')),
  'BR-DEC-14': ({ bt }) => twoDecimals(bt('BT-112')),
  'BR-DEC-18': ({ bt }) => twoDecimals(bt('BT-115')),
  'BR-DEC-19': ({ breakdown }) => breakdown.every(({ bt }) => twoDecimals(bt('BT-116'))),
  'BR-DEC-20': ({ breakdown }) => breakdown.every(({ bt }) => twoDecimals(bt('BT-117'))),
  'BR-DEC-23': ({ lines }) => lines.every(({ bt }) => twoDecimals(bt('BT-131'))),
  'BR-DEC-24': ({ lines }) => lines.every(({ bt }) => twoDecimals(bt('BT-136'))),
  'BR-S-01': ({ lines, breakdown }) =>
    !lines.some(({ bt }) => bt('BT-151') === 'S') ||
    breakdown.some(({ bt }) => bt('BT-118') === 'S'),
  'BR-S-02': ({ bt, lines }) =>
    !lines.some((each) => each.bt('BT-151') === 'S') || has(bt('BT-31')),
  'BR-S-05': ({ lines }) =>
    lines.every(({ bt }) => bt('BT-151') !== 'S' || percentOf(bt('BT-152')) > 0),
  // The official check lets it differ by one unit of the currency; here it has to be exact.
  'BR-S-08': ({ lines, breakdown }) =>
    breakdown.every(
      ({ bt }) =>
        cents(bt('BT-116')) ===
        sum(
          lines
            .filter((each) => percentOf(each.bt('BT-152')) === percentOf(bt('BT-119')))
            .map((each) => each.bt('BT-131')),
        ),
    ),
  // … and here by the two cents that parts of one order may.
  'BR-S-09': ({ breakdown }) =>
    breakdown.every(
      ({ bt }) =>
        Math.abs(cents(bt('BT-117')) - (cents(bt('BT-116')) * percentOf(bt('BT-119'))) / 100) <= 2,
    ),
  'BR-S-10': ({ breakdown }) =>
    breakdown.every(({ bt }) => bt('BT-118') !== 'S' || (!has(bt('BT-120')) && !has(bt('BT-121')))),
  'BR-IC-01': (terms) =>
    !isIntraCommunity(terms) ||
    terms.breakdown.filter(({ bt }) => bt('BT-118') === 'K').length === 1,
  'BR-IC-02': (terms) =>
    !isIntraCommunity(terms) || (has(terms.bt('BT-31')) && has(terms.bt('BT-48'))),
  'BR-IC-05': ({ lines }) =>
    lines.every(({ bt }) => bt('BT-151') !== 'K' || percentOf(bt('BT-152')) === 0),
  'BR-IC-08': ({ lines, breakdown }) =>
    breakdown
      .filter(({ bt }) => bt('BT-118') === 'K')
      .every(
        ({ bt }) =>
          cents(bt('BT-116')) ===
          sum(lines.filter((each) => each.bt('BT-151') === 'K').map((each) => each.bt('BT-131'))),
      ),
  'BR-IC-09': ({ breakdown }) =>
    breakdown.every(({ bt }) => bt('BT-118') !== 'K' || cents(bt('BT-117')) === 0),
  'BR-IC-10': ({ breakdown }) =>
    breakdown.every(
      ({ bt }) => bt('BT-118') !== 'K' || bt('BT-121') === 'VATEX-EU-IC' || has(bt('BT-120')),
    ),
  'BR-IC-11': (terms) => !isIntraCommunity(terms) || has(terms.bt('BT-72')),
  'BR-IC-12': (terms) => !isIntraCommunity(terms) || has(terms.bt('BT-80')),
};

const xRechnung: Rules = {
  'BR-DE-1': ({ bt }) => has(bt('BT-81')),
  'BR-DE-2': ({ bt }) => has(bt('BT-41')) || has(bt('BT-42')) || has(bt('BT-43')),
  'BR-DE-3': ({ bt }) => has(bt('BT-37')),
  'BR-DE-4': ({ bt }) => has(bt('BT-38')),
  'BR-DE-5': ({ bt }) => has(bt('BT-41')),
  'BR-DE-6': ({ bt }) => has(bt('BT-42')),
  'BR-DE-7': ({ bt }) => has(bt('BT-43')),
  'BR-DE-8': ({ bt }) => has(bt('BT-52')),
  'BR-DE-9': ({ bt }) => has(bt('BT-53')),
  'BR-DE-10': ({ bt }) => has(bt('BT-77')),
  'BR-DE-11': ({ bt }) => has(bt('BT-78')),
  'BR-DE-14': ({ breakdown }) => breakdown.every(({ bt }) => has(bt('BT-119'))),
  'BR-DE-15': ({ bt }) => has(bt('BT-10')),
  'BR-DE-16': ({ bt }) => has(bt('BT-31')),
  'BR-DE-17': ({ bt }) =>
    ['326', '380', '384', '389', '381', '875', '876', '877'].includes(bt('BT-3') ?? ''),
  'BR-DE-19': ({ bt }) =>
    bt('BT-81') !== '58' || /^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/.test(bt('BT-84') ?? ''),
  'BR-DE-21': ({ bt }) =>
    bt('BT-24') === 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  'BR-DE-23-a': ({ bt }) => !['30', '58'].includes(bt('BT-81') ?? '') || has(bt('BT-84')),
  'BR-DE-27': ({ bt }) => (bt('BT-42')?.match(/\d/g)?.length ?? 0) >= 3,
  'BR-DE-28': ({ bt }) => /^[^@\s]+@([^@.\s]+\.)+[^@.\s]+$/.test(bt('BT-43') ?? ''),
  'PEPPOL-EN16931-R001': ({ bt }) => has(bt('BT-23')),
  'PEPPOL-EN16931-R010': ({ bt }) => has(bt('BT-49')),
  'PEPPOL-EN16931-R020': ({ bt }) => has(bt('BT-34')),
  'PEPPOL-EN16931-R120': ({ lines }) =>
    lines.every(({ bt }) => {
      const gross = (Number(bt('BT-129')) * Number(bt('BT-146'))) / Number(bt('BT-149') ?? 1);
      return Math.abs(gross * 100 - cents(bt('BT-136')) - cents(bt('BT-131'))) < 0.5;
    }),
};

/** The ids of the rules that an invoice breaks. */
export const brokenRules = (terms: Terms, standard: 'EN 16931' | 'XRechnung'): string[] =>
  Object.entries(standard === 'EN 16931' ? core : { ...core, ...xRechnung })
    .filter(([, holds]) => !holds(terms))
    .map(([id]) => id);
