import { type Html, html } from '../mail/mail.ts';
import { moneyText } from '../pricing/pricing.ts';
import type { Language, ShopLanguage, StorefrontId } from '../storefront/storefront.ts';
import type { PersonalData } from './dataExport.ts';
import { codeName, fieldName } from './fieldWords.ts';
import { pageWords, partName, type ShopFacts } from './pageWords.ts';

/** What a person's page says beside the records. */
export interface Page {
  readonly email: string;
  readonly madeAt: Date;
  readonly storefront: StorefrontId;
  readonly language: Language;
  readonly shopLanguage: ShopLanguage;
  readonly shop: ShopFacts;
}

type Fields = Readonly<Record<string, unknown>>;

const style = `
:root{color-scheme:light dark}
body{max-width:60rem;margin:0 auto;padding:1.5rem 1rem;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,h3{line-height:1.25}
h2{margin-top:3rem;border-bottom:2px solid}
table{width:100%;margin:.5rem 0 1rem;border-collapse:collapse;font-size:.875rem;overflow-wrap:break-word}
caption{text-align:start;font-weight:700}
th,td{padding:.25rem .5rem;border:1px solid #8886;text-align:start;vertical-align:top}
dl{display:grid;grid-template-columns:minmax(8rem,15rem) 1fr;gap:.25rem 1rem;margin:.5rem 0 1rem}
dt{opacity:.8}dd{margin:0;white-space:pre-line}
.scroll{overflow-x:auto}
@media (max-width:30rem){dl{grid-template-columns:1fr}dt{margin-top:.5rem}}
@media print{body{max-width:none;padding:0;font-size:10pt}nav{display:none}h2,h3,caption{break-after:avoid}table{font-size:7.5pt}th,td{padding:1pt 3pt}tr{break-inside:avoid}thead{display:table-header-group}.scroll{overflow:visible}}`;

/** More columns than this make no table that can be read on paper. */
const maxColumns = 8;

/** One file that needs nothing else: it runs no scripts and loads nothing. */
export function pageOf({ email, madeAt, language, shopLanguage, shop }: Page) {
  const words = pageWords[language];
  const moments = new Intl.DateTimeFormat(shopLanguage, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  const days = new Intl.DateTimeFormat(shopLanguage, { dateStyle: 'medium', timeZone: 'UTC' });
  const percents = new Intl.NumberFormat(shopLanguage, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const titleOf = ({ name }: PersonalData) => partName(name, language) ?? name;
  const labelOf = (field: string) => fieldName(field, language) ?? field;

  function textOf(value: unknown, field: string): string {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value === 'number') {
      return field === 'taxPerMille' ? percents.format(value / 1000) : String(value);
    }
    if (typeof value === 'string') {
      if (field.endsWith('At')) return moments.format(new Date(value));
      if (field === 'keptUntil' || field === 'writtenOn') return days.format(new Date(value));
      return codeName(field, value, language);
    }
    if (Array.isArray(value)) return value.map((each) => textOf(each, field)).join('; ');
    const { cents, currency, ...others } = value as Fields;
    if (typeof cents === 'number') return moneyText(cents, String(currency), shopLanguage);
    const told = Object.entries({ ...others, ...(currency ? { currency } : {}) });
    return told
      .map(([key, each]) => textOf(each, key))
      .filter(Boolean)
      .join(', ');
  }

  const isListOfRecords = (value: unknown): value is readonly Fields[] =>
    Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null;

  const headOf = (fields: readonly string[]): Html =>
    html`<thead><tr>${fields.map((field) => html`<th scope="col">${labelOf(field)}</th>`)}</tr></thead>`;

  const rowOf = (fields: readonly string[], record: Fields): Html =>
    html`<tr>${fields.map((field) => html`<td>${textOf(record[field], field)}</td>`)}</tr>\n`;

  /** A list inside of a record, without columns in which nothing stands. */
  function listOf(field: string, records: readonly Fields[]): Html {
    const fields = Object.keys(records[0] ?? {}).filter((key) =>
      records.some((record) => textOf(record[key], key) !== ''),
    );
    const label = labelOf(field);
    const rows = records.map((record) => rowOf(fields, record));
    return html`${tableStart(label, fields, label)}${rows}${tableEnd}`;
  }

  function recordOf({ heading }: PersonalData, record: Fields, index: number): Html {
    const entries = Object.entries(record);
    const lists = entries.flatMap(([field, value]) =>
      isListOfRecords(value) && field !== 'variant' ? [{ field, value }] : [],
    );
    const told = entries.filter(
      ([field, value]) =>
        !lists.some((list) => list.field === field) && textOf(value, field) !== '',
    );
    const title =
      heading === undefined ? `${index + 1}` : textOf(record[heading], heading) || words.unnamed;
    return html`<article><h3>${title}</h3>
<dl>${told.map(
      ([field, value]) => html`<dt>${labelOf(field)}</dt><dd>${textOf(value, field)}</dd>\n`,
    )}</dl>
${lists.map(({ field, value }) => listOf(field, value))}</article>\n`;
  }

  const isTable = ({ heading }: PersonalData, record: Fields) =>
    heading === undefined && Object.keys(record).length <= maxColumns;
  /** One of many columns scrolls on a phone, and people without a pointer have to reach it. */
  const tableStart = (label: string, fields: readonly string[], caption?: string): Html =>
    html`<div class="scroll"${fields.length > 3 && html` tabindex="0" role="group" aria-label="${label}"`}><table>${
      caption && html`<caption>${caption}</caption>`
    }${headOf(fields)}<tbody>\n`;
  const tableEnd = html`</tbody></table></div>\n`;
  let openTable = false;
  const empty: PersonalData[] = [];

  return {
    head: (parts: readonly PersonalData[]): string =>
      html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${words.title}: ${shop.company}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${words.title}</h1>
<p>${words.intro(email, moments.format(madeAt))}</p>
<nav aria-label="${words.contents}"><ul>
${parts.map((part) => html`<li><a href="#${part.name}">${titleOf(part)}</a></li>\n`)}<li><a href="#information">${words.information}</a></li>
</ul></nav>
</header>
<main>
`.markup,

    record(part: PersonalData, record: Fields, index: number): string {
      const { name } = part;
      const title = titleOf(part);
      const start =
        index === 0 && html`<section aria-labelledby="${name}">\n<h2 id="${name}">${title}</h2>\n`;
      if (!isTable(part, record)) return html`${start}${recordOf(part, record, index)}`.markup;
      const fields = Object.keys(record);
      const opens = !openTable && tableStart(title, fields);
      openTable = true;
      return html`${start}${opens}${rowOf(fields, record)}`.markup;
    },

    /** What there is nothing of is told at the end, all together. */
    partEnd(part: PersonalData, count: number): string {
      if (count === 0) empty.push(part);
      const end = openTable && tableEnd;
      openTable = false;
      return count === 0 ? '' : html`${end}<p>${words.records(count)}</p>\n</section>\n`.markup;
    },

    foot: (): string =>
      html`<section aria-labelledby="nothing">
<h2 id="nothing">${words.nothing}</h2>
<ul>
${empty.map((part) => html`<li id="${part.name}">${titleOf(part)}</li>\n`)}</ul>
</section>
<section aria-labelledby="information">
<h2 id="information">${words.information}</h2>
${words.explanations(shop).map(
  ({ title, texts }) => html`<h3>${title}</h3>
${texts.map((text) => html`<p>${text}</p>\n`)}`,
)}</section>
</main>
</body>
</html>
`.markup,
  };
}
