/** For `selectors` of an arrow at the end of its way: hidden, unless it has the focus. */
export const atItsEnd = {
  '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
  '&[aria-disabled="true"]:not(:focus)': { visibility: 'hidden' },
} as const;
