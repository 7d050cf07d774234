import { addressLines, shopLanguageIn } from '../../../contract/index.ts';
import { moneyText } from '../pricing/pricing.ts';
import { storefrontOf } from '../storefront/storefront.ts';
import { dayOf, type Invoice, type InvoiceAddress, type InvoiceLine } from './invoice.ts';
import { colours, type Embedded, mm, openSheet } from './sheet.ts';
import { lineName, paperWords, paymentText } from './words.ts';

const { muted, blue, red, rule, paper, ink } = colours;

/** A4 as DIN 5008 (form B) folds it; the address is seen through the window of an envelope. */
const left = mm(20);
const right = mm(190);
const bottom = mm(262);
const columns = {
  position: { x: left, width: mm(10), align: 'left' },
  item: { x: mm(30), width: mm(77), align: 'left' },
  quantity: { x: mm(107), width: mm(16), align: 'right' },
  unitPrice: { x: mm(123), width: mm(25), align: 'right' },
  rate: { x: mm(148), width: mm(16), align: 'right' },
  amount: { x: mm(164), width: mm(26), align: 'right' },
} as const;

type Column = keyof typeof columns;

/**
 * The invoice for people, from its record alone: the same bytes whenever it is asked for. Written as
 * PDF/A-3 with tags; nothing has checked its conformity yet.
 */
export async function pdfOf(
  invoice: Invoice,
  { embedded, logo }: { embedded?: Embedded | undefined; logo?: Buffer | undefined } = {},
): Promise<Buffer> {
  const { content, kind, number, issuedAt } = invoice;
  const { language, currency, seller } = content;
  const said = paperWords(invoice);
  const shopLanguage =
    shopLanguageIn(invoice.storefront, language) ??
    storefrontOf(invoice.storefront).shopLanguages[0];
  const money = (cents: number) => moneyText(cents, currency, shopLanguage);
  const days = new Intl.DateTimeFormat(shopLanguage, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (iso: string) => days.format(new Date(iso));
  const percent = (rate: number) =>
    new Intl.NumberFormat(shopLanguage, { style: 'percent', maximumFractionDigits: 1 }).format(
      rate / 1000,
    );
  const title = `${said[kind]} ${number}`;
  const sheet = openSheet({ title, language, at: issuedAt });
  const { pdf, document, tag, picture, decoration, text, heightOf } = sheet;

  /** What comes back was not all sold at one price. */
  const shown = (Object.keys(columns) as Column[]).filter(
    (column) => kind === 'invoice' || column !== 'unitPrice',
  );
  const headOf = (column: Column, at: number) =>
    text(said[column], columns[column].x, at, { size: 8, color: muted, ...columns[column] });

  letterhead();
  addresses();
  let y = facts();
  y = Math.max(y, mm(98));
  tag('H1', () => text(title, left, y, { size: 18, font: 'bold', color: blue }));
  y += 26;
  if (content.corrects !== null) {
    const { number: corrected, issuedOn, reason } = content.corrects;
    const line = `${said.corrects(corrected, day(issuedOn))}. ${said.reason[reason]}`;
    tag('P', () => text(line, left, y));
    y += 18;
  }
  y = table(y + 6);
  y = totals(y + 10);
  payment(y + 14);
  footers();
  return sheet.close(embedded);

  /** Squared paper, 5 mm: the shop's one ornament. */
  function letterhead() {
    const height = mm(25);
    const shopName = seller.shopName ?? 'Kreide';
    decoration(() => {
      pdf.rect(0, 0, pdf.page.width, height).fill(paper);
      pdf.lineWidth(0.5).strokeColor(rule);
      for (let x = 0; x <= pdf.page.width; x += mm(5)) pdf.moveTo(x, 0).lineTo(x, height);
      for (let line = 0; line <= height; line += mm(5)) {
        pdf.moveTo(0, line).lineTo(pdf.page.width, line);
      }
      pdf.stroke();
      pdf.rect(0, height, pdf.page.width, 2).fill(red);
      if (logo === undefined) text(shopName, left, mm(9), { size: 22, font: 'bold' });
    });
    if (logo !== undefined) {
      picture(shopName, () => pdf.image(logo, left, mm(4), { fit: [mm(70), mm(17)] }));
    }
  }

  function addresses() {
    const { name, street, postCode, city } = seller;
    const sender = [name, street, `${postCode} ${city}`].join(' · ');
    tag('P', () => text(sender, left, mm(46), { size: 6.5, color: muted, width: mm(85) }));
    tag('P', () =>
      text(linesOf(content.buyer).join('\n'), left, mm(51), {
        size: 10.5,
        width: mm(85),
        lineGap: 1.5,
      }),
    );
  }

  function linesOf(address: InvoiceAddress): string[] {
    return addressLines(address, { kind: address.kind, language });
  }

  /** What the paper is about, at the right. @returns where it ends */
  function facts(): number {
    const rows: (readonly [string, string | null])[] = [
      [said.number, number],
      [said.issued, day(dayOf(issuedAt))],
      [said.delivered, day(content.deliveredOn)],
      [said.order, content.orderNumber],
      [said.orderedOn, day(content.orderedOn)],
      [said.reference, content.orderReference],
      [said.buyerReference, content.buyerReference],
      [said.buyerVatId, content.buyerVatId],
    ];
    const x = mm(120);
    let at = mm(46);
    for (const [term, value] of rows) {
      if (value === null) continue;
      const height = heightOf(value, mm(42), 9);
      tag('P', () => {
        text(term, x, at, { size: 9, color: muted, width: mm(28) });
        text(value, x + mm(28), at, { size: 9, width: mm(42) });
      });
      at += height + 3;
    }
    if (content.delivery !== null) {
      const lines = linesOf(content.delivery);
      at += 5;
      tag('P', () => {
        text(said.deliveredTo, x, at, { size: 9, color: muted, width: mm(28) });
        text(lines.join('\n'), x + mm(28), at, { size: 9, width: mm(42) });
      });
      at += heightOf(lines.join('\n'), mm(42), 9);
    }
    return at + 16;
  }

  /** Begins a page; what stands at its top is no more than a reminder. */
  function nextPage(): number {
    pdf.addPage();
    decoration(() => {
      text(title, left, mm(15), { size: 9, color: muted });
      pdf.rect(left, mm(20), right - left, 1).fill(red);
    });
    return mm(26);
  }

  function head(at: number) {
    for (const column of shown) headOf(column, at);
    pdf.rect(left, at + 13, right - left, 0.8).fill(ink);
  }

  /** @returns where it ends */
  function table(start: number): number {
    let at = start;
    const element = pdf.struct('Table');
    document.add(element);
    const row = (cells: readonly (readonly [string, () => void])[]) => {
      const tr = pdf.struct('TR');
      element.add(tr);
      for (const [role, draw] of cells) tag(role, draw, tr);
      tr.end();
    };
    row(shown.map((column) => ['TH', () => headOf(column, at)]));
    decoration(() => pdf.rect(left, at + 13, right - left, 0.8).fill(ink));
    at += 19;
    for (const [index, line] of content.lines.entries()) {
      const details = detailsOf(line);
      const name = lineName(line, said);
      const { width } = columns.item;
      const nameHeight = heightOf(name, width, 9.5);
      const height = nameHeight + (details === '' ? 0 : heightOf(details, width, 8) + 1) + 5;
      if (at + height > bottom) {
        at = nextPage();
        decoration(() => head(at));
        at += 19;
      }
      const isGoods = line.kind === 'goods';
      const unitPrice = isGoods && line.unitCents !== null ? money(line.unitCents) : '';
      const values: Readonly<Record<Column, string>> = {
        position: String(index + 1),
        item: name,
        quantity: isGoods ? String(line.quantity) : '',
        unitPrice,
        rate: percent(line.taxRate),
        amount: money(line.cents),
      };
      row(
        shown.map((column) => [
          'TD',
          () => {
            text(values[column], columns[column].x, at, columns[column]);
            if (column === 'item' && details !== '') {
              text(details, columns.item.x, at + nameHeight + 1, { size: 8, color: muted, width });
            }
          },
        ]),
      );
      at += height;
      decoration(() => pdf.rect(left, at - 2, right - left, 0.5).fill(rule));
      at += 3;
    }
    element.end();
    return at;
  }

  function detailsOf({ kind, orderNumber, variantAttributes, discountCents }: InvoiceLine): string {
    if (kind !== 'goods') return '';
    return [
      `${said.itemNumber} ${orderNumber}`,
      ...variantAttributes.map(({ label, value }) => `${label}: ${value}`),
      ...(discountCents > 0 ? [`${said.discount}: −${money(discountCents)}`] : []),
    ].join(' · ');
  }

  /** Tax by rate, and what is to pay. @returns where it ends */
  function totals(start: number): number {
    const { taxes } = content;
    const height = 46 + taxes.length * 15;
    let at = start + height > bottom ? nextPage() : start;
    tag('P', () =>
      text(
        content.vatProof ? said.intraCommunity : said.basis[content.priceBasis],
        left,
        at,
        content.vatProof ? { size: 9, width: mm(66) } : { size: 8, color: muted, width: mm(60) },
      ),
    );
    const cells = [
      { x: mm(92), width: mm(20) },
      { x: mm(112), width: mm(26) },
      { x: mm(138), width: mm(26) },
      { x: mm(164), width: mm(26) },
    ];
    const element = pdf.struct('Table');
    document.add(element);
    const row = (role: 'TH' | 'TD', values: readonly string[], style = {}) => {
      const tr = pdf.struct('TR');
      element.add(tr);
      for (const [index, value] of values.entries()) {
        const { x = 0, width = 0 } = cells[index] ?? {};
        tag(role, () => text(value, x, at, { width, align: 'right', ...style }), tr);
      }
      tr.end();
      at += 15;
    };
    row('TH', [said.rate, said.net, said.vat, said.gross], { size: 8, color: muted });
    for (const { rate, net, vat, gross } of taxes) {
      row('TD', [percent(rate), money(net), money(vat), money(gross)]);
    }
    element.end();
    decoration(() => pdf.rect(mm(92), at, right - mm(92), 1.2).fill(red));
    at += 8;
    const label = kind === 'invoice' ? said.total : said.totalCredit;
    tag('P', () => {
      text(label, mm(92), at, { size: 12, font: 'bold', width: mm(60) });
      text(money(invoice.total), mm(140), at, {
        size: 12,
        font: 'bold',
        width: mm(50),
        align: 'right',
      });
    });
    return at + 18;
  }

  function payment(start: number) {
    const { text: sentence, account } = paymentText(invoice, day);
    const { accountHolder, iban, bic, name } = seller.bank;
    const lines = account
      ? [
          `${said.holder}: ${accountHolder}`,
          `IBAN: ${iban} · BIC: ${bic} · ${name}`,
          `${said.purpose}: ${number}`,
        ]
      : [];
    const at = start + 14 * (1 + lines.length) > bottom ? nextPage() : start;
    tag('P', () =>
      text([sentence, ...lines].join('\n'), left, at, { lineGap: 2.5, width: right - left }),
    );
  }

  /** The seller at the foot of each page, with its number. */
  function footers() {
    const { start, count } = pdf.bufferedPageRange();
    const { name, street, postCode, city, phone, email, vatId, register, bank } = seller;
    const blocks = [
      [name, street, `${postCode} ${city}`],
      [`${said.phone} ${phone}`, email, `${said.vatId} ${vatId}`],
      [bank.name, `IBAN ${bank.iban}`, `BIC ${bank.bic}`],
    ];
    for (let page = start; page < start + count; page += 1) {
      pdf.switchToPage(page);
      decoration(() => {
        pdf.rect(left, mm(270), right - left, 0.5).fill(rule);
        for (const [index, lines] of blocks.entries()) {
          const x = left + index * mm(60);
          text(lines.join('\n'), x, mm(272.5), {
            size: 7,
            color: muted,
            width: mm(58),
            lineGap: 1,
          });
        }
        text(register, left, mm(286), { size: 7, color: muted, width: mm(118) });
        text(said.page(page - start + 1, count), left + mm(120), mm(286), {
          size: 7,
          color: muted,
          width: mm(50),
          align: 'right',
        });
      }, 'Pagination');
    }
  }
}
