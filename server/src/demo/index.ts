import type { Currencies } from '../modules/storefront/storefront.ts';
import { craftShelf } from './assortment/basteln.ts';
import { officeShelf } from './assortment/buero.ts';
import { exerciseBookShelf } from './assortment/hefte.ts';
import { kindergartenShelf } from './assortment/kindergarten.ts';
import { artShelf } from './assortment/kunst.ts';
import { learningShelf } from './assortment/lernen.ts';
import { furnitureShelf } from './assortment/moebel.ts';
import { musicShelf } from './assortment/musik.ts';
import { readerShelf } from './assortment/readers.ts';
import { religionShelf } from './assortment/religion.ts';
import { schoolShelf } from './assortment/schule.ts';
import { sportShelf } from './assortment/sport.ts';
import { penShelf } from './assortment/stifte.ts';
import { classroomShelf } from './assortment/unterricht.ts';
import { workbookShelf } from './assortment/workbooks.ts';
import { attributeLines } from './attributes.ts';
import { NumberPool, productLine } from './complete.ts';
import { contentLines } from './content/pages.ts';
import { demoGifts } from './gifts.ts';
import { manufacturerLines } from './manufacturers.ts';
import { parameterLines } from './parameters.ts';
import type { ProductSpec } from './product.ts';
import { randomOf } from './random.ts';
import { reviewLines } from './reviews/reviews.ts';
import { searchTermLines } from './searchTerms.ts';
import { categoryLines, saleCategoryOf } from './taxonomy.ts';
import { teaserListLines } from './teaserLists.ts';
import { accessoriesOf } from './together.ts';
import { demoVouchers } from './vouchers.ts';

/** The day that the demo's dates are counted from, unless the caller has a later one. */
export const demoDay = '2026-11-16';

const shelves: readonly (() => Iterable<ProductSpec>)[] = [
  exerciseBookShelf,
  penShelf,
  schoolShelf,
  workbookShelf,
  readerShelf,
  artShelf,
  craftShelf,
  officeShelf,
  kindergartenShelf,
  learningShelf,
  classroomShelf,
  furnitureShelf,
  sportShelf,
  musicShelf,
  religionShelf,
];

/** Every product of the demo, as the assortment writes it down. */
export function demoProducts(): ProductSpec[] {
  return shelves.flatMap((shelf) => [...shelf()]);
}

/**
 * The demo catalogue as lines of the import format (docs/import.md), in an order in which every
 * line only refers to earlier ones. The same `today` gives the same lines on every machine.
 */
export function* demoCatalogue({
  today = demoDay,
  currencies = {},
}: {
  readonly today?: string;
  readonly currencies?: Currencies;
} = {}): Iterable<object> {
  yield* parameterLines();
  yield* attributeLines();
  yield* categoryLines();
  yield* manufacturerLines();
  const products = demoProducts();
  const items = new Map<string, readonly string[]>();
  const firstItem = (product: string) => items.get(product)?.[0] ?? '';
  for (const line of productLines(products, today)) {
    items.set(
      line.id,
      line.items.map(({ id }) => id),
    );
    yield line;
  }
  for (const spec of products) yield* reviewLines(spec, today);
  yield* contentLines(currencies);
  yield* searchTermLines();
  for (const { product, ...voucher } of demoVouchers) {
    const item = product === undefined ? {} : { item: firstItem(product) };
    yield { type: 'voucher', ...voucher, ...item };
  }
  for (const { product, ...gift } of demoGifts) {
    yield { type: 'gift', ...gift, item: firstItem(product) };
  }
  yield* teaserListLines((product) => items.get(product) ?? []);
}

function* productLines(products: readonly ProductSpec[], today: string) {
  const byCategory = Map.groupBy(products, ({ category }) => category);
  const numbers = new NumberPool();
  for (const [at, spec] of products.entries()) {
    const random = randomOf(`${spec.id} successor`);
    const next = products[at + 1];
    const isGone = random.chance(0.015) && next?.category === spec.category;
    yield productLine(spec, {
      today,
      accessories: accessoriesOf(spec, byCategory),
      successor: isGone ? next?.id : undefined,
      saleCategory: saleCategoryOf(spec.category),
      numbers,
    });
  }
}
