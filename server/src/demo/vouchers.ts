/** Vouchers to try in the demo; `npm start` prints them. */
export const demoVouchers = [
  {
    code: 'KREIDE-10',
    kind: 'percent',
    percent: 10,
    minimumCents: 2000,
    name: { de: 'Zehn Prozent', en: 'Ten percent' },
  },
  {
    code: 'PORTOFREI',
    kind: 'freeShipping',
    name: { de: 'Versand frei', en: 'Free delivery' },
  },
] as const;
