import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInvoiceOperator, type Invoice, storefrontIds } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Call, type Command, choiceOf, countOf, textOf, UsageError } from './command.ts';

type Operator = ReturnType<typeof createInvoiceOperator>;

/** `npm run shop -- invoice`: invoices and credit notes, for accounting. */
export const invoice: Command = {
  summary: 'lists, shows and exports invoices and credit notes',
  help: `npm run shop -- invoice list [--order NUMBER] [--storefront de] [--from 2026-11-01] [--until 2026-12-01] [--limit 50] [--json]
npm run shop -- invoice show NUMBER [--json]
npm run shop -- invoice export --to FOLDER [NUMBER] [--order … | --storefront … --from … --until … --limit …]

The oldest first; --until is the first day that does not count any more. An export writes PDF files, and
XML beside those that are an XRechnung. Invoices are written with shipments and credit notes with refunds,
by themselves, and are never changed: docs/orders.md.`,
  options: {
    json: { type: 'boolean' },
    order: { type: 'string' },
    storefront: { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
    limit: { type: 'string' },
    to: { type: 'string' },
  },
  async run(call) {
    const [action = '', number, ...rest] = call.positionals;
    const perform = Object.hasOwn(actions, action) ? actions[action] : undefined;
    const isRightCall = action === 'show' ? number !== undefined : action === 'export' || !number;
    if (rest.length > 0 || perform === undefined || !isRightCall) throw new UsageError(this.help);
    await using shop = await openShopDatabase(call.settings, console.error);
    return await perform(createInvoiceOperator({ database: shop.database }), number, call);
  },
};

type Action = (invoices: Operator, number: string | undefined, call: Call) => Promise<number>;

const actions: Readonly<Record<string, Action>> = {
  async list(invoices, number, call) {
    for (const paper of await chosen(invoices, number, call)) {
      console.log(call.values.json ? JSON.stringify(paper) : overviewOf(paper));
    }
    return 0;
  },

  async show(invoices, number = '', { values }) {
    const paper = await invoices.show(number);
    if (paper === undefined) return tellMissing(number);
    console.log(values.json ? JSON.stringify(paper, undefined, 2) : describe(paper));
    return 0;
  },

  async export(invoices, number, call) {
    const folder = textOf(call.values, 'to');
    if (folder === undefined) throw new UsageError('--to is missing');
    const papers = await chosen(invoices, number, call);
    if (papers.length === 0 && number !== undefined) return tellMissing(number);
    mkdirSync(folder, { recursive: true });
    for (const paper of papers) {
      for (const { name, content } of await invoices.files(paper)) {
        writeFileSync(join(folder, name), content);
        console.log(name);
      }
    }
    return 0;
  },
};

function tellMissing(number: string): number {
  console.error(`There is no invoice or credit note ${number}`);
  return 1;
}

async function chosen(
  invoices: Operator,
  number: string | undefined,
  { values }: Call,
): Promise<readonly Invoice[]> {
  if (number !== undefined) {
    const paper = await invoices.show(number);
    return paper ? [paper] : [];
  }
  const order = textOf(values, 'order');
  if (order !== undefined) return invoices.ofOrder(order);
  return invoices.issued({
    storefront: choiceOf(values, 'storefront', storefrontIds),
    from: dayOf(values, 'from'),
    until: dayOf(values, 'until'),
    limit: countOf(values, 'limit') ?? 50,
  });
}

/** The beginning of a day, by the shop's clock as it is in winter. */
function dayOf(values: Call['values'], name: string): Date | undefined {
  const text = textOf(values, name);
  if (text === undefined) return undefined;
  const day = new Date(`${text}T00:00:00+01:00`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime())) {
    throw new UsageError(`--${name} is a day such as 2026-11-26, not "${text}"`);
  }
  return day;
}

const amountOf = (cents: number): string => (cents / 100).toFixed(2);

const overviewOf = ({ number, issuedAt, storefront, total, content }: Invoice): string =>
  `${number}  ${issuedAt.toISOString()}  ${storefront}  ${content.orderNumber}  ${amountOf(total)} ${content.currency}${content.corrects ? `  of ${content.corrects.number}` : ''}`;

function describe(paper: Invoice): string {
  const { lines, taxes, buyer } = paper.content;
  return [
    overviewOf(paper),
    `${buyer.company ?? `${buyer.firstName} ${buyer.lastName}`}  kept until ${paper.keepUntil}`,
    ...lines.map(
      ({ kind, name, quantity, cents, taxRate }) =>
        `  ${quantity} × ${name || kind}  ${amountOf(cents)}  ${taxRate / 10} %`,
    ),
    ...taxes.map(
      ({ rate, net, vat, gross }) =>
        `  ${rate / 10} %: net ${amountOf(net)}, VAT ${amountOf(vat)}, gross ${amountOf(gross)}`,
    ),
  ].join('\n');
}
