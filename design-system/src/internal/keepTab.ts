import type { KeyboardEvent } from 'react';

/**
 * Keeps Tab in a dialog of a shadow tree: from its last stop to its first and back. Radix, which does so
 * everywhere else, asks the document for the focus, and that names the tree's host alone.
 */
export function keepTab(event: KeyboardEvent): void {
  const dialog = (event.target as Element).closest('[role="dialog"]');
  const tree = dialog?.getRootNode();
  if (event.key !== 'Tab' || event.defaultPrevented || !(tree instanceof ShadowRoot)) return;
  const stops = [...(dialog?.querySelectorAll<HTMLElement>('*') ?? [])].filter(isStop);
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  // A dialog that has just opened has the focus itself.
  const isBefore = event.shiftKey && tree.activeElement === dialog;
  if (tree.activeElement !== edge && !isBefore) return;
  event.preventDefault();
  other?.focus();
}

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !isPassedOver(element);

/** Of a group of radios only the checked one is a stop. */
const isPassedOver = (element: HTMLElement) =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  [
    ...(element.closest('[role="dialog"]')?.querySelectorAll<HTMLInputElement>(':checked') ?? []),
  ].some(
    ({ type, name, form }) => type === 'radio' && name === element.name && form === element.form,
  );
