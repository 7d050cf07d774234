/** Free articles of the demo (DEC-64), by product; its first item is given. */
export const demoGifts = [
  { id: 'kreide', product: 'tafelkreide-bunt' },
  { id: 'lineal', product: 'lineal-holz-30', storefronts: ['de', 'at'] },
  { id: 'radierer', product: 'radierer-natur-3er', storefronts: ['ch', 'b2b'] },
  { id: 'marker', product: 'textmarker-pastell-4er', minimumCents: 9900 },
] as const;
