import type { ToggleEvent } from 'react';

/**
 * A sheet is the browser's own popover, which opens, closes and leaves by Escape before any script has
 * run. With one it is a modal dialog for as long as it is open.
 *
 * @param label its name as a dialog
 */
export function holdOpenSheet(
  { currentTarget, newState }: ToggleEvent<HTMLElement>,
  label: string,
) {
  if (newState !== 'open') return;
  import('./modalSheet.ts').then(
    ({ holdSheet }) => holdSheet(currentTarget, label),
    () => {
      // The popover works; the next opening tries again.
    },
  );
}
