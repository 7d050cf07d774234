import { hasRightOfWithdrawal, legalPath } from '../../../contract/index.ts';
import type { PublicContext } from '../../context.ts';
import { cardIdOf, type ProductCard } from '../catalog/catalog.ts';
import { moneyText } from '../pricing/pricing.ts';
import { inLanguage } from '../storefront/storefront.ts';
import type { Teaser } from './store.ts';

/**
 * The home page of a shop whose content says little of it, or nothing (decision 058): what a content
 * page has stays as it is, and what it lacks the shop puts together from what it sells.
 */

type Row = { readonly cells: readonly Teaser[] };

/** What `recommendations` may show instead of ids of products. */
const selections = ['deals', 'popular'] as const;
type Selection = (typeof selections)[number];

export const selectionOf = ({ attributes }: Pick<Teaser, 'attributes'>): Selection | undefined =>
  selections.find((known) => known === attributes.selection);

const shownAtMost = 10;
/** A row of goods with a gap looks forgotten. */
const shownAtLeast = 4;
const categoriesAtMost = 12;
/** In hundredths of stars: goods that those who bought them speak well of. */
const wellRated = { from: 400 };

/** The goods of a selection at this moment; none of a deal for who may not read prices. */
export async function selectedGoods(
  selection: Selection,
  context: PublicContext,
): Promise<readonly ProductCard[]> {
  const { services, storefront, guard } = context;
  if (selection === 'deals') {
    if (!(await guard.mayReadPrices())) return [];
    const deals = await services.lightningDeals.offered(storefront.id);
    const ids = deals.slice(0, shownAtMost).map((deal) => cardIdOf(deal.productId, deal.itemId));
    return services.catalog.cards(ids, context);
  }
  return services.catalog.cards(popularGoods(context).cardIds, context);
}

/** A young shop has no reviews yet, so others of its goods stand in; `areRated` is false then. */
function popularGoods({ services, storefront, language }: PublicContext) {
  const list = (isRated: boolean) =>
    services.readModel.list({
      storefront: storefront.id,
      language,
      filters: isRated ? { ranges: new Map([['rating', wellRated]]) } : {},
      offset: 0,
      limit: shownAtMost,
    })?.cardIds ?? [];
  const rated = list(true);
  const areRated = rated.length >= shownAtLeast;
  return { areRated, cardIds: areRated ? rated : list(false) };
}

const words = {
  deals: { de: 'Blitzangebote', en: 'Lightning deals' },
  popular: { de: 'Beliebt und gut bewertet', en: 'Popular and well rated' },
  range: { de: 'Aus unserem Sortiment', en: 'From our range' },
  welcome: { de: 'Willkommen', en: 'Welcome' },
  freeFrom: { de: 'Versandkostenfrei ab', en: 'Free delivery from' },
  shipping: { de: 'Lieferung und Versandkosten', en: 'Delivery and its costs' },
  withdrawal: { de: '14 Tage Widerrufsrecht', en: '14 days to withdraw' },
  advantages: { de: 'Ihre Vorteile', en: 'Your advantages' },
  contact: { de: 'Fragen? Schreiben Sie uns', en: 'Questions? Write to us' },
} as const;

/** The rows of the home page: its own, and what they lack. */
export async function homeRows(own: readonly Row[], context: PublicContext): Promise<Row[]> {
  const { services, storefront, language } = context;
  const parameters = await services.parameters.of(storefront.id);
  const shown = await withoutEmpty(own, context);
  if (!parameters.flag('home', 'complete')) return shown;
  const say = (key: keyof typeof words) => inLanguage(words[key], language);
  const cells = shown.flatMap((row) => row.cells);
  const lacks = (is: (cell: Teaser) => boolean) => !cells.some(is);
  const recommended = (selection: Selection, heading: keyof typeof words): Teaser => ({
    id: `home-${selection}`,
    template: 'recommendations',
    attributes: { headline: say(heading), selection },
  });

  const lead: Row[] =
    cells.length > 0
      ? []
      : [
          {
            cells: [
              {
                id: 'home-lead',
                template: 'sliderHero',
                attributes: {
                  preHeadline: say('welcome'),
                  headline: parameters.text('company', 'shopName'),
                },
              },
            ],
          },
        ];
  const added: Row[] = [];
  if (lacks(({ template }) => template === 'listTeaser' || template === 'usp')) {
    added.push({ cells: await promises(context, say) });
  }
  const wantsDeals = lacks((cell) => selectionOf(cell) === 'deals');
  if (wantsDeals && (await selectedGoods('deals', context)).length > 0) {
    added.push({ cells: [recommended('deals', 'deals')] });
  }
  if (lacks(({ template }) => template === 'imageLink')) {
    added.push({ cells: await categoryLinks(context) });
  }
  const isOtherGoods = (cell: Teaser) =>
    cell.template === 'recommendations' && selectionOf(cell) !== 'deals';
  if (lacks(isOtherGoods) && (await selectedGoods('popular', context)).length > 0) {
    const heading = popularGoods(context).areRated ? 'popular' : 'range';
    added.push({ cells: [recommended('popular', heading)] });
  }
  // What an editor opens the page with goes first.
  const opening = shown.findIndex(({ cells: [first] }) => !isOpening(first));
  const at = opening < 0 ? shown.length : opening;
  return [...lead, ...shown.slice(0, at), ...added, ...shown.slice(at)].filter(
    (row) => row.cells.length > 0,
  );
}

const isOpening = (cell: Teaser | undefined) =>
  cell?.template === 'sliderHero' || cell?.template === 'infoBar';

/** A heading over a selection without goods would stand over nothing. */
async function withoutEmpty(rows: readonly Row[], context: PublicContext): Promise<Row[]> {
  const kept = await Promise.all(
    rows.map(async ({ cells }) => {
      const shows = await Promise.all(
        cells.map(async (cell) => {
          const selection = selectionOf(cell);
          return selection === undefined || (await selectedGoods(selection, context)).length > 0;
        }),
      );
      return { cells: cells.filter((_, index) => shows[index]) };
    }),
  );
  return kept.filter((row, index) => row.cells.length > 0 || rows[index]?.cells.length === 0);
}

/** The top categories with goods, each with its picture or that of what is bought most in it. */
async function categoryLinks(context: PublicContext): Promise<Teaser[]> {
  const { services, storefront, shopLanguage } = context;
  const top = (await services.catalog.taxonomy())
    .top(storefront.id)
    .filter((category) => !category.excluded_from_navigation && !category.is_sale)
    .filter(({ id }) => services.readModel.hasGoods(storefront.id, id))
    .slice(0, categoriesAtMost);
  return Promise.all(
    top.map(async ({ id, name, subject, media_id }): Promise<Teaser> => {
      const media = media_id ?? (await pictureOfGoods(id, context));
      return {
        id: `home-category-${id}`,
        template: 'imageLink',
        attributes: {
          headline: inLanguage(name, shopLanguage),
          teaserLink: `/cat/${id}`,
          ...(subject !== null && { bgcolor: subject }),
          ...(media !== undefined && { image: { media } }),
        },
      };
    }),
  );
}

async function pictureOfGoods(categoryId: string, context: PublicContext) {
  const { services, storefront, language } = context;
  const shop = { storefront: storefront.id, language };
  const found = services.readModel.list({ ...shop, categoryId, offset: 0, limit: 3 });
  const cards = await services.catalog.cards(found?.cardIds ?? [], context);
  return cards.find(({ picture }) => picture !== null)?.picture?.mediaId;
}

/** What this shop promises by its settings and by law; each links to a page that it has. */
async function promises(
  context: PublicContext,
  say: (key: keyof typeof words) => string,
): Promise<Teaser[]> {
  const { services, storefront, language, shopLanguage } = context;
  const parameters = await services.parameters.of(storefront.id);
  const freeFrom = parameters.integer('shipping', 'freeFrom.cents');
  const pages = [
    {
      path: legalPath('shipping', language),
      name:
        freeFrom > 0
          ? `${say('freeFrom')} ${moneyText(freeFrom, storefront.currency, shopLanguage)}`
          : say('shipping'),
    },
    ...(storefront.id === 'b2b'
      ? [{ path: legalPath('advantages', language), name: say('advantages') }]
      : []),
  ];
  const found = await Promise.all(
    pages.map(async (page) => {
      const { kind } = await services.content.lookUp(page.path, storefront, language);
      return kind === 'page' ? [page] : [];
    }),
  );
  const valueList = [
    ...found.flat(),
    // These two are routes of the shop, which need no content.
    ...(hasRightOfWithdrawal(storefront.id)
      ? [{ path: legalPath('withdrawal', language), name: say('withdrawal') }]
      : []),
    { path: legalPath('contact', language), name: say('contact') },
  ].map(({ path, name }) => ({ name, url: path }));
  return [{ id: 'home-promises', template: 'listTeaser', attributes: { valueList } }];
}
