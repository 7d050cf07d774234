/** Paths that are drawn as icons and as masks of style sheets alike. */
export const paths = {
  chevronDown: 'm6 9.5 6 6 6-6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  truck:
    'M3 6h10.5v10.5H9M5 16.5H3V6m10.5 4h3.8l3.2 3.2v3.3H19m-4 0h-1.5M5 17.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0Zm10 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2',
} as const;
