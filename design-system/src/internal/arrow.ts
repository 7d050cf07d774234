/** For `selectors` of an arrow that leads no further: it goes, but not from under the focus. */
export const atItsEnd = {
  '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
  '&[aria-disabled="true"]:not(:focus)': { visibility: 'hidden' },
} as const;
