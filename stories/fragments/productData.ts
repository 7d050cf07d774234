/** A product as the API sends it to the product page. Amounts are cents. */

const price = (cents: number, changes: Readonly<Record<string, unknown>> = {}) => ({
  current: { cents },
  old: null,
  list: null,
  discountPercent: 0,
  base: null,
  isStartingFrom: false,
  specialDescription: null,
  isBestPrice: false,
  grossSuggestion: null,
  validFrom: null,
  tiers: [],
  ...changes,
});

interface Tile {
  id: string;
  name: string;
  cents: number;
  changes?: Readonly<Record<string, unknown>>;
}

const tile = ({ id, name, cents, changes }: Tile) => ({
  id,
  productId: id,
  name,
  path: `/prod/${id}`,
  orderNumber: `47-${id}`,
  image: { mediaId: `picture-${id}`, alt: name, title: name },
  price: price(cents),
  rating: 4.6,
  numberOfRatings: 12,
  isSale: false,
  isNewProduct: false,
  isTopseller: false,
  extraBadges: [],
  hasMoreVariants: false,
  deliveryStatus: 'IN_STOCK',
  availability: { deliveryText: 'Lieferung bis Mi., 2.12.' },
  manufacturerName: 'Scherwerk',
  categoryName: 'Basteln',
  energyEfficiency: null,
  bestItemDownloads: [],
  quickOrder: null,
  lightningDealInfo: null,
  ...changes,
});

const colours = [
  { value: 'rot', label: 'Rot', css: '#d5333c', itemId: '11' },
  { value: 'blau', label: 'Blau', css: '#2b6fd3', itemId: '12', selected: true },
  { value: 'gelb', label: 'Gelb', css: '#f0c02c', itemId: '13', hasDiscount: true },
  { value: 'schwarz', label: 'Schwarz', css: '#17202e', disabled: true },
];

const item = {
  id: 'Item:12',
  itemId: '12',
  orderNumber: '47-12',
  minimumOrderQuantity: 1,
  maxQuantity: 20,
  price: price(499, {
    old: { cents: 689 },
    discountPercent: 27,
    base: { price: { cents: 499 }, amount: 1, unit: 'piece' },
  }),
  availability: {
    isForSale: true,
    colour: 'green',
    text: 'Auf Lager. Lieferung bis Mi., 2.12.',
    deliveryText: 'Lieferung bis Mi., 2.12.',
  },
  primeFaehig: false,
  pictures: [],
  ean: '4006381333931',
  warnings: [{ text: 'Nicht für Kinder unter 36 Monaten geeignet.', isDanger: true, image: null }],
  charger: null,
  lightningDealInfo: null,
};

export const reviews = [
  {
    id: 'Review:1',
    rating: 5,
    author: 'Frau Özdemir, Grundschule am Wall',
    title: 'Liegt gut in kleinen Händen',
    message: 'Eine ganze Klasse schneidet seit einem Jahr damit, auch die Linkshänder.',
    date: '2026-08-12',
    language: 'de',
    helpfulRating: 12,
    shopComment: null,
    isVerified: true,
  },
  {
    id: 'Review:2',
    rating: 3,
    author: 'M.',
    title: 'Schneidet, aber stumpft ab',
    message: 'Für Papier in Ordnung, für Wellpappe nicht.',
    date: '2026-05-03',
    language: 'de',
    helpfulRating: 0,
    shopComment: 'Für Wellpappe empfehlen wir die Schere mit Zahnschliff.',
    isVerified: false,
  },
];

/** A pair of scissors in four colours. */
export const scissors = {
  __typename: 'Product',
  id: 'Product:1',
  productId: '1',
  bestItemId: '12',
  name: 'Bastelschere mit Kunststoffgriff, 13 cm',
  metaTitle: '',
  metaDescription: '',
  metaRobots: '',
  image: { mediaId: 'picture-1', alt: 'Bastelschere' },
  category: null,
  items: [],
  manufacturerName: 'Scherwerk',
  summary: 'Rund an der Spitze, scharf an der Klinge: für Kinder ab vier Jahren.',
  rating: 4.4,
  numberOfRatings: 128,
  isNewProduct: false,
  isTopseller: true,
  isSale: true,
  isBook: false,
  extraBadges: [{ badgeId: 'blauer-engel', name: 'Blauer Engel' }],
  price: price(499, { isStartingFrom: true }),
  variantInformation: {
    isConfigured: true,
    item,
    attributes: [
      {
        name: 'color',
        displayName: 'Farbe',
        display: 'tiles',
        options: colours.map((colour) => ({
          image: null,
          disabled: false,
          selected: false,
          hasDiscount: false,
          itemId: null,
          ...colour,
        })),
      },
    ],
  },
  description: '<p>Die Klingen sind aus rostfreiem Stahl, der Griff aus Altkunststoff.</p>',
  features: [
    { name: 'Länge', value: '13 cm' },
    { name: 'Händigkeit', value: 'Rechts- und Linkshänderinnen und -händer' },
  ],
  warnings: [],
  downloads: [],
  videos: [],
  audioSamples: [],
  labelAttributes: [],
  energyEfficiency: null,
  deliveryInfo: null,
  teasers: [],
  warranty: null,
  manufacturer: null,
  reviews: { total: 128, counts: [3, 4, 12, 39, 70], reviews },
  replacementProducts: [],
  accessories: [
    tile({
      id: '2',
      name: 'Heft DIN A4, Lineatur 21, 16 Blatt, kariert mit Rand',
      cents: 79,
      changes: {
        price: price(79, {
          isStartingFrom: true,
          base: { price: { cents: 493 }, amount: 100, unit: 'sheet' },
        }),
        hasMoreVariants: true,
      },
    }),
    tile({ id: '3', name: 'Klebestift 40 g', cents: 249, changes: { isTopseller: true } }),
    tile({
      id: '4',
      name: 'Naturwissenschaftslehrmittelsammlung für Grundschulen',
      cents: 134900,
      changes: { rating: null, deliveryStatus: 'UNAVAILABLE' },
    }),
  ],
};

/** The same, before somebody chose a colour. */
export const unchosen = {
  ...scissors,
  variantInformation: {
    isConfigured: false,
    item: null,
    attributes: scissors.variantInformation.attributes.map((attribute) => ({
      ...attribute,
      options: attribute.options.map((option) => ({ ...option, selected: false })),
    })),
  },
};
