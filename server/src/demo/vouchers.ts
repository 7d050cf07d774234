import type { VoucherKind } from '../modules/voucher/voucher.ts';

interface DemoVoucher {
  readonly code: string;
  readonly kind: VoucherKind;
  readonly percent?: number;
  /** Its first item comes for nothing. */
  readonly product?: string;
  readonly minimumCents?: number;
  readonly name: { readonly de: string; readonly en: string };
}

/** Vouchers to try in the demo; `npm start` prints them. */
export const demoVouchers: readonly DemoVoucher[] = [
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
  {
    code: 'SPITZE-DAZU',
    kind: 'freeItem',
    product: 'doppelspitzer-metall',
    minimumCents: 1500,
    name: { de: 'Ein Spitzer dazu', en: 'A sharpener with it' },
  },
];
