import { beforeAll, describe, expect, test } from 'vitest';
import { type Drawing, mediaIdOfDrawing } from '../modules/media/service.ts';
import { demoDrawings } from './drawings/index.ts';
import { demoCatalogue, demoDay } from './index.ts';
import { keywordBeginningOf, keywordBeginnings } from './keywords.ts';
import { english } from './reviews/english.ts';
import { fits, ofAnything, shareSubject } from './reviews/fits.ts';
import { voices } from './reviews/voices.ts';

type Line = Readonly<Record<string, unknown>> & { readonly type: string };
interface Texts {
  de: string;
  en?: string;
}
interface Item {
  id: string;
  orderNumber: string;
  ean: string;
  variant: Record<string, string>;
  pictures: { drawing: Drawing; alt: Texts }[];
  stock: number;
  restockDays?: number;
  content?: { amount: number; unit: string };
  prices: Record<string, { cents: number; listPriceCents?: number }>;
  priceHistory: { storefront: string; cents: number; validFrom: string }[];
}
interface Product {
  id: string;
  category: string;
  furtherCategories: string[];
  manufacturer: string;
  name: Texts;
  summary: Texts;
  description: Texts;
  keywords: { de: string[]; en: string[] };
  features: { name: Texts; value: Texts }[];
  attributes: Record<string, string[]>;
  accessories: string[];
  replacements: string[];
  isBook: boolean;
  taxClass: string;
  storefronts: string[];
  items: Item[];
}

let lines: Line[];
let products: Product[];
let items: Item[];
const of = <T>(type: string): T[] => lines.filter((line) => line.type === type) as unknown as T[];

beforeAll(() => {
  lines = [...demoCatalogue()] as Line[];
  products = of<Product>('product');
  items = products.flatMap((product) => product.items);
});

describe('the demo catalogue', () => {
  test('is worth looking at: 2,000 products, 6,000 items, three levels, thousands of reviews', () => {
    expect(products.length).toBeGreaterThanOrEqual(2000);
    expect(items.length).toBeGreaterThanOrEqual(6000);
    const reviews = of('review').length;
    expect(reviews).toBeGreaterThanOrEqual(8000);
    expect(reviews).toBeLessThanOrEqual(16_000);
    const parents = new Map(
      of<{ id: string; parent?: string }>('category').map(({ id, parent }) => [id, parent]),
    );
    const depth = (id: string): number => {
      const parent = parents.get(id);
      return parent === undefined ? 1 : depth(parent) + 1;
    };
    expect(Math.max(...[...parents.keys()].map(depth))).toBe(3);
  });

  test('is the same at every run', () => {
    expect(JSON.stringify([...demoCatalogue()])).toBe(JSON.stringify(lines));
  });

  test('moves its dates with the day it is asked for, and nothing else', () => {
    const later = [...demoCatalogue({ today: '2027-03-01' })] as Line[];
    const undated = (all: Line[]): string =>
      JSON.stringify(all).replace(/20\d\d-\d\d-\d\d/g, 'day');
    expect(undated(later)).toBe(undated(lines));
    expect(JSON.stringify(later)).not.toBe(JSON.stringify(lines));
  });

  test('fills every leaf of the tree', () => {
    const categories = of<{ id: string; parent?: string; isSale: boolean }>('category');
    const inner = new Set(categories.map(({ parent }) => parent));
    const filled = new Set(
      products.flatMap(({ category, furtherCategories }) => [category, ...furtherCategories]),
    );
    expect(
      categories.filter(({ id }) => !inner.has(id) && !filled.has(id)).map(({ id }) => id),
    ).toEqual([]);
  });

  test('refers only to what it brings along', () => {
    const ids = new Set(products.map(({ id }) => id));
    const missing = products.flatMap(({ accessories, replacements, id }) =>
      [...accessories, ...replacements].filter((other) => !ids.has(other) || other === id),
    );
    expect(missing).toEqual([]);
    for (const type of ['product', 'review', 'category', 'manufacturer']) {
      const all = of<{ id: string }>(type).map(({ id }) => id);
      expect(new Set(all).size, `${type} ids`).toBe(all.length);
    }
    for (const key of ['id', 'orderNumber', 'ean'] as const) {
      expect(new Set(items.map((item) => item[key])).size, key).toBe(items.length);
    }
  });

  test('speaks German and English everywhere', () => {
    const texts = (value: unknown, path: string): string[] => {
      if (Array.isArray(value)) return value.flatMap((entry, at) => texts(entry, `${path}[${at}]`));
      if (typeof value !== 'object' || value === null) return [];
      const record = value as Record<string, unknown>;
      if ('de' in record && typeof record.de === 'string') {
        const isComplete =
          record.de.trim() !== '' && typeof record.en === 'string' && record.en.trim() !== '';
        return isComplete ? [] : [path];
      }
      return Object.entries(record).flatMap(([key, entry]) => texts(entry, `${path}.${key}`));
    };
    const wanting = lines
      .filter(({ type }) => ['product', 'category', 'attribute'].includes(type))
      .flatMap((line) => texts({ ...line, keywords: undefined }, String(line.id)));
    expect(wanting).toEqual([]);
  });

  test('has keywords in both languages for all goods, and none for goods that are not there', () => {
    for (const { id, keywords } of products) {
      expect(keywords.de.length, id).toBeGreaterThanOrEqual(5);
      expect(keywords.en.length, id).toBeGreaterThanOrEqual(3);
    }
    const used = new Set(products.map(({ id }) => keywordBeginningOf(id)));
    expect(keywordBeginnings.filter((beginning) => !used.has(beginning))).toEqual([]);
    expect(new Set(keywordBeginnings).size).toBe(keywordBeginnings.length);
  });

  test('says something of its own about every kind of goods', () => {
    for (const { id, description } of products) {
      expect(description.de.length, id).toBeGreaterThan(55);
      expect(description.en?.length ?? 0, id).toBeGreaterThan(45);
    }
    const distinct = new Set(products.map(({ description }) => description.de));
    expect(distinct.size).toBeGreaterThan(products.length * 0.5);
  });
});

describe('prices', () => {
  test('stand in every storefront that sells the product, in whole cents', () => {
    for (const { id, storefronts, items: own } of products) {
      for (const item of own) {
        expect(Object.keys(item.prices).sort(), id).toEqual([...storefronts].sort());
        for (const { cents, listPriceCents } of Object.values(item.prices)) {
          expect(Number.isInteger(cents) && cents > 0, id).toBe(true);
          if (listPriceCents !== undefined) expect(listPriceCents, id).toBeGreaterThan(cents);
        }
      }
    }
  });

  test('are told by a history whose last step is the price of today', () => {
    for (const { id, prices, priceHistory } of items) {
      for (const [storefront, { cents }] of Object.entries(prices)) {
        const steps = priceHistory.filter((step) => step.storefront === storefront);
        if (steps.length === 0) continue;
        expect(steps.at(-1)?.cents, id).toBe(cents);
        expect(steps.map(({ validFrom }) => validFrom)).toEqual(
          steps.map(({ validFrom }) => validFrom).sort(),
        );
        expect((steps.at(-1)?.validFrom ?? '') < `${demoDay}T23:59:59Z`, id).toBe(true);
      }
    }
  });

  test('of reductions lie below the lowest price of the 30 days before (PAngV § 11)', () => {
    const sale = products.filter(({ furtherCategories }) =>
      furtherCategories.some((id) => id.startsWith('sale-')),
    );
    expect(sale.length).toBeGreaterThan(150);
    for (const { id, items: own } of sale) {
      for (const { priceHistory, prices } of own) {
        const steps = priceHistory.filter(
          ({ storefront }) => storefront === Object.keys(prices)[0],
        );
        const last = steps.at(-1);
        if (!last) throw new Error(`${id} is on sale without a history`);
        const start = new Date(Date.parse(last.validFrom) - 30 * 86_400_000).toISOString();
        const before = steps.slice(0, -1);
        const first = before.findLast(({ validFrom }) => validFrom <= start);
        const within = before.filter(({ validFrom }) => validFrom > start);
        const lowest = Math.min(
          ...[...(first ? [first] : []), ...within].map(({ cents }) => cents),
        );
        expect(last.cents, id).toBeLessThan(lowest);
      }
    }
  });

  test('of books are bound: the reduced rate, no list price, no reduction (ruling 11)', () => {
    const books = products.filter(({ isBook }) => isBook);
    expect(books.length).toBeGreaterThan(300);
    for (const { id, taxClass, furtherCategories, items: own } of books) {
      expect(taxClass, id).toBe('reduced');
      expect(
        furtherCategories.filter((category) => category.startsWith('sale-')),
        id,
      ).toEqual([]);
      for (const { priceHistory, prices } of own) {
        expect(priceHistory, id).toEqual([]);
        expect(
          Object.values(prices).some(({ listPriceCents }) => listPriceCents !== undefined),
          id,
        ).toBe(false);
      }
    }
  });
});

describe('stock', () => {
  test('comes in every state: there, short, on its way, gone with a successor', () => {
    expect(items.filter(({ stock }) => stock > 4).length).toBeGreaterThan(items.length * 0.8);
    expect(items.some(({ stock }) => stock > 0 && stock < 5)).toBe(true);
    expect(items.some(({ stock, restockDays }) => stock === 0 && restockDays !== undefined)).toBe(
      true,
    );
    const replaced = products.filter(({ replacements }) => replacements.length > 0);
    expect(replaced.length).toBeGreaterThan(5);
    for (const { items: own } of replaced) {
      expect(own.every(({ stock, restockDays }) => stock === 0 && restockDays === undefined)).toBe(
        true,
      );
    }
  });
});

describe('pictures', () => {
  test('can be drawn, and show the colour of the variant', () => {
    const wrong = items.flatMap(({ id, pictures }) =>
      pictures.length > 0 && pictures.every(({ drawing }) => demoDrawings.isDrawing(drawing))
        ? []
        : [id],
    );
    expect(wrong).toEqual([]);
    for (const { id, items: own } of products) {
      if (!own.every(({ variant }) => 'color' in variant)) continue;
      const shown = new Map(
        own.map(({ variant, pictures }) => [
          JSON.stringify(variant),
          JSON.stringify(pictures[0]?.drawing),
        ]),
      );
      const colors = new Set(own.map(({ variant }) => variant.color));
      expect(new Set(shown.values()).size, id).toBeGreaterThanOrEqual(colors.size);
    }
  });

  test('on content pages are ones that a category or a product brings', () => {
    const brought = new Set(
      [
        ...items.flatMap(({ pictures }) => pictures.map(({ drawing }) => drawing)),
        ...of<{ picture?: { drawing: Drawing } }>('category').flatMap(({ picture }) =>
          picture ? [picture.drawing] : [],
        ),
      ].map(mediaIdOfDrawing),
    );
    const used = [...JSON.stringify(of('content')).matchAll(/"media":"([0-9a-f]{32})"/g)].map(
      ([, id]) => id,
    );
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((id) => id === undefined || !brought.has(id))).toEqual([]);
  });
});

describe('content', () => {
  test.each([
    ['/beratung', 'de'],
    ['/service/sicher-einkaufen', 'de'],
    ['/service/spielwarensicherheit', 'de'],
    ['/unternehmen', 'de'],
    ['/service/product-safety', 'en'],
    ['/service/your-advantages', 'en'],
    ['/company', 'en'],
  ])('ROUTE-33 %s is a page', (path, language) => {
    expect(of<Record<string, unknown>>('content')).toContainEqual(
      expect.objectContaining({ path, language, pageType: 'CONTENT' }),
    );
  });

  test('the overview of rulings draws each that goods have, and leads to them', () => {
    const pages = of<{ path: string; rows: unknown }>('content').filter(
      ({ path }) => path === '/beratung/lineaturen',
    );
    expect(pages).toHaveLength(2);
    const rulingsOf = ({ attributes, items: own }: Product) => [
      ...(attributes.ruling ?? []),
      ...own.flatMap(({ variant }) => variant.ruling ?? []),
    ];
    const had = new Set(products.flatMap(rulingsOf));
    expect(had.size).toBeGreaterThan(10);
    for (const { rows } of pages) {
      const drawn = [...JSON.stringify(rows).matchAll(/"kind":"ruled-sheet","ruling":"(\w+)"/g)];
      expect(drawn.map(([, ruling]) => `L${ruling}`)).toEqual(expect.arrayContaining([...had]));
      const links = [...JSON.stringify(rows).matchAll(/"\/cat\/([\w-]+)\?filter\.ruling=(\w+)"/g)];
      expect(new Set(links.map(([, , ruling]) => ruling))).toEqual(had);
      for (const [link, category, ruling] of links) {
        const goods = products.filter((product) => product.category === category);
        expect(goods.flatMap(rulingsOf), link).toContain(ruling);
      }
    }
  });

  test('the sizes of furniture show their colours, and lead to chairs of their height', () => {
    const pages = of<{ path: string; rows: unknown }>('content').filter(
      ({ path }) => path === '/beratung/moebelgroessen',
    );
    expect(pages).toHaveLength(2);
    const chairs = products.filter(({ category }) => category === 'stuehle');
    const heights = new Set(
      chairs.flatMap(({ items: own }) => own.map(({ variant }) => variant.seat)),
    );
    for (const { rows } of pages) {
      const text = JSON.stringify(rows);
      const links = [...text.matchAll(/"\/cat\/stuehle\?filter\.seat=(V\d+)"/g)];
      expect(links.map(([, height]) => height)).toEqual(['V26', 'V31', 'V35', 'V38', 'V42', 'V46']);
      for (const [link, height] of links) expect(heights, link).toContain(height);
      // Each has a picture of its own, beside the name of its colour in the table.
      const shown = [...text.matchAll(/"media":"([0-9a-f]{32})"/g)].map(([, id]) => id);
      expect(new Set(shown).size).toBe(6);
      expect(text).toMatch(/<td>3:&nbsp;(?:gelb|yellow)<\/td>/);
    }
  });

  test('words that shoppers stumbled over stay mended', () => {
    const all = JSON.stringify(lines);
    expect(all).not.toMatch(
      /Schnüre und Speichel|heute verschickt|nach Schweiz\b|Learning to calculate/,
    );
    expect(all).toContain('speichelfest');
    expect(all).toContain('am selben Tag verschickt');
    expect(all).toContain('in die Schweiz und nach Liechtenstein');
  });

  test('calls goods items in English, as the interface does', () => {
    const english = of<{ language?: string }>('content').filter(
      ({ language }) => language === 'en',
    );
    expect(english.length).toBeGreaterThan(10);
    expect(JSON.stringify(english)).not.toMatch(/\barticles?\b/i);
  });

  test('has the pages that an order needs by law, marked where facts are missing', () => {
    const pages = of<{ path: string; language?: string; rows?: unknown }>('content');
    const paths = new Set(pages.map(({ path }) => path));
    for (const path of [
      '/',
      '/service/impressum',
      '/service/imprint',
      '/service/agb',
      '/service/conditions',
      '/service/datenschutz',
      '/service/privacy',
      '/service/versandkosten',
      '/service/shipping-costs',
      '/widerruf',
      '/withdrawal',
      '/service/kontakt',
      '/service/contact',
      '/barrierefreiheit',
      '/accessibility',
      '/service/sicher-einkaufen',
      '/service/spielwarensicherheit',
      '/service/product-safety',
      '/service/your-advantages',
      '/beratung',
      '/unternehmen',
      '/company',
      '/service/daten',
      '/service/data',
    ]) {
      expect(paths, path).toContain(path);
    }
    for (const path of [
      '/service/impressum',
      '/service/agb',
      '/service/datenschutz',
      '/widerruf',
    ]) {
      const page = pages.find((entry) => entry.path === path);
      expect(JSON.stringify(page?.rows), path).toContain('[Bitte ersetzen');
    }
  });

  describe('pages by law', () => {
    type Content = { path: string; storefront?: string; title: string; rows: unknown };
    const textIn = (path: string, storefront: string): string => {
      const found = of<Content>('content').filter((entry) => entry.path === path);
      const page =
        found.find((entry) => entry.storefront === storefront) ??
        found.find((entry) => entry.storefront === undefined);
      return JSON.stringify(page?.rows);
    };

    test('a right of withdrawal is the law in Germany and Austria, and a present in Switzerland', () => {
      const paths = ['/widerruf', '/service/widerrufsbelehrung', '/service/agb'];
      for (const path of paths) {
        expect(textIn(path, 'ch'), path).toContain(
          'kennt beim Kauf im Internet kein Widerrufsrecht',
        );
        for (const storefront of ['de', 'at']) {
          expect(textIn(path, storefront), path).not.toContain('freiwillig ein');
        }
      }
      expect(textIn('/service/agb', 'ch')).not.toMatch(/steht ein Widerrufsrecht zu|gebundene/);
      expect(textIn('/service/sicher-einkaufen', 'ch')).not.toContain('Widerrufsrecht');
      expect(textIn('/service/sicher-einkaufen', 'at')).toContain('Widerrufsrecht');
    });

    test('Austria and Switzerland have laws and authorities of their own', () => {
      for (const storefront of ['at', 'ch']) {
        expect(textIn('/service/datenschutz', storefront)).not.toContain('TDDDG');
        expect(textIn('/barrierefreiheit', storefront)).not.toContain('Länder');
      }
      expect(textIn('/service/datenschutz', 'at')).toContain('§\u00a0165 Abs.\u00a03 TKG 2021');
      expect(textIn('/barrierefreiheit', 'at')).toContain('Sozialministeriumservice');
    });
  });

  test('amounts in pages are in the currency that the storefront sells in', () => {
    const swissPages = (all: Iterable<object>): string =>
      JSON.stringify(
        [...all].filter((each) => (each as { storefront?: string }).storefront === 'ch'),
      );
    expect(swissPages(demoCatalogue())).toMatch(/EUR\s49/);
    const inFrancs = swissPages(demoCatalogue({ currencies: { ch: 'CHF' } }));
    expect(inFrancs).toMatch(/CHF\s49/);
    expect(inFrancs).toContain('Endpreise in Schweizer Franken');
    expect(inFrancs).not.toMatch(/EUR\s|Euro\b/);
  });

  test('links only to pages, categories and products that are there', () => {
    const pages = new Set(of<{ path: string }>('content').map(({ path }) => path));
    const ids = new Set([...of<{ id: string }>('category'), ...products].map(({ id }) => id));
    // Pages that the shop answers itself.
    const own = [
      '/myaccount/contact-details',
      '/myaccount/returns',
      '/service/newsletter',
      '/service/newsletter/newsletter-abmelden',
      '/service/katalog',
      '/service/catalogue',
      '/service/orderform',
    ];
    const links = [
      ...JSON.stringify(of('content')).matchAll(
        /(?:href=\\"|"(?:teaserLink|url|redirectUrl)":")(\/[^"\\#?]*)/g,
      ),
    ].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(60);
    const dead = links.filter((link) => {
      const id = /^\/(?:cat|prod)\/(.+)$/.exec(link)?.[1];
      return id === undefined ? !pages.has(link) && !own.includes(link) : !ids.has(id);
    });
    expect(dead).toEqual([]);
    const shown = JSON.stringify(of('content')).matchAll(/"productsRecommendations":\[([^\]]*)\]/g);
    for (const [, list = ''] of shown) {
      for (const id of JSON.parse(`[${list}]`)) expect(ids, id).toContain(id);
    }
  });
});

describe('reviews', () => {
  test('are by nobody real, vary, and never repeat under one product', () => {
    const reviews = of<{
      product: string;
      message: string;
      author: string;
      rating: number;
      writtenOn: string;
    }>('review');
    const perProduct = Map.groupBy(reviews, ({ product }) => product);
    for (const [id, own] of perProduct) {
      expect(own.length, id).toBeLessThanOrEqual(40);
      expect(new Set(own.map(({ message }) => message)).size, id).toBe(own.length);
    }
    expect(new Set(reviews.map(({ message }) => message)).size).toBeGreaterThan(
      reviews.length * 0.7,
    );
    expect(reviews.filter(({ message }) => /[[\]|{}]|undefined/.test(message))).toEqual([]);
    expect(reviews.every(({ writtenOn }) => writtenOn <= demoDay)).toBe(true);
    const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
    expect(average).toBeGreaterThan(3.8);
    expect(average).toBeLessThan(4.6);
  });

  test('say what their stars say, and nothing that the goods do not have', () => {
    const category = new Map(
      of<{ id: string; category: string }>('product').map((product) => [
        product.id,
        product.category,
      ]),
    );
    /** Every way of saying a sentence, without its full stop, which people forget. */
    const spoken = (sentence: string): string[] =>
      sentence
        .split(/\[([^[\]]+)\]/)
        .map((part, at) => (at % 2 === 0 ? [part] : part.split('|')))
        .reduce<string[]>((ways, parts) => ways.flatMap((way) => parts.map((p) => way + p)), [''])
        .map((way) => (way.endsWith('.') ? way.slice(0, -1) : way).toLowerCase());
    const all = [...Object.values(voices), ofAnything, english];
    const known = (['good', 'mixed', 'bad'] as const).flatMap((kind) =>
      [...new Set(all.flatMap((voice) => voice[kind]))].map((sentence) => ({
        ...{ kind, sentence },
        ways: spoken(sentence),
      })),
    );
    const ends = (text: string, at: number) => '.!?'.includes(text.charAt(at));
    const saidIn = (message: string) => {
      const text = `. ${message.toLowerCase()}.`;
      return known.filter(({ ways }) =>
        ways.some((way) => {
          const at = text.indexOf(way);
          return (
            at > 1 &&
            ends(text, at - 2) &&
            (ends(text, at + way.length) || ends(way, way.length - 1))
          );
        }),
      );
    };
    const wrong: string[] = [];
    for (const { product, rating, message } of of<{
      product: string;
      rating: number;
      message: string;
    }>('review').slice(0, 3000)) {
      const found = saidIn(message);
      const kinds = new Set(found.map(({ kind }) => kind));
      const praised = found.filter(({ kind }) => kind === 'good');
      const held = found.filter(({ kind }) => kind === 'mixed');
      const isContrary =
        (rating === 5 && (kinds.has('mixed') || kinds.has('bad'))) ||
        (rating >= 3 && kinds.has('bad')) ||
        (rating <= 2 && (kinds.has('good') || kinds.has('mixed'))) ||
        praised.some((good) => held.some((mixed) => shareSubject(good.sentence, mixed.sentence)));
      const isMisplaced = found.some(
        ({ sentence }) => !fits(sentence, category.get(product) ?? ''),
      );
      if (isContrary || isMisplaced) wrong.push(`${rating} ${product}: ${message}`);
    }
    expect(wrong).toEqual([]);
  });

  test('a page begins with those in its language, wherever somebody wrote in it', () => {
    const reviews = of<{ product: string; language: string; message: string }>('review');
    const perProduct = Map.groupBy(reviews, ({ product }) => product);
    let english = 0;
    for (const [id, own] of perProduct) {
      const { de = [], en = [] } = Object.groupBy(own, ({ language }) => language);
      if (en.length === 0) continue;
      english += 1;
      // German pages show five at first.
      expect(de.length, id).toBeGreaterThanOrEqual(4);
    }
    expect(english).toBeGreaterThan(perProduct.size / 5);
    const german = /[äöüß]|\b(?:und|nicht|der|die|das|ist)\b/;
    for (const { language, message } of reviews) {
      expect(message).not.toMatch(language === 'en' ? german : /\b(?:the|we|and|with)\b/);
    }
  });
});
