import { icon } from './Icon.tsx';

// Of the checkout: in a file of their own, so that pages without them do not load them.

export const IconPackage = /* @__PURE__ */ icon(
  'm12 3.5 8 4v9l-8 4-8-4v-9l8-4Zm-8 4 8 4 8-4m-8 4v9',
);

export const IconCard = /* @__PURE__ */ icon('M3.5 6h17v12.5h-17V6Zm0 4h17M7 15h3.5');

export const IconWallet = /* @__PURE__ */ icon(
  'M4 7.5h13.5a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5Zm0 0L15.5 4v3.5m4 4h-4v3.5h4',
);

export const IconBank = /* @__PURE__ */ icon(
  'M4 9.5 12 4.5l8 5H4Zm2 0V17m4-7.5V17m4-7.5V17m4-7.5V17M4 20h16M4 17h16',
);

export const IconLock = /* @__PURE__ */ icon(
  'M5.5 10.5h13V20h-13v-9.5Zm3 0V8a3.5 3.5 0 0 1 7 0v2.5',
);
