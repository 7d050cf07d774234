import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/**
 * Keeps Tab in a dialog of a shadow tree. Radix, which does so everywhere else, asks the document for
 * the focus, and that names the tree's host alone.
 */
export function keepTab(event: ReactKeyboardEvent): void {
  const dialog = (event.target as Element).closest('[role="dialog"]');
  if (dialog?.getRootNode() instanceof ShadowRoot) circleTab(event, dialog);
}

type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'>;

/** Tab leads from a dialog's last stop to its first, and back. */
export function circleTab(event: Press, dialog: Element): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const { activeElement } = dialog.getRootNode() as Document | ShadowRoot;
  const stops = [...dialog.querySelectorAll<HTMLElement>('*')].filter((each) =>
    isStop(each, dialog),
  );
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  // A dialog that has just opened has the focus itself.
  const isBefore = event.shiftKey && activeElement === dialog;
  if (activeElement !== edge && !isBefore) return;
  event.preventDefault();
  other?.focus();
}

const isStop = (element: HTMLElement, dialog: Element) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !isPassedOver(element, dialog);

/** Of a group of radios only the checked one is a stop. */
const isPassedOver = (element: HTMLElement, dialog: Element) =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  !element.checked &&
  [...dialog.querySelectorAll<HTMLInputElement>(':checked')].some(
    ({ type, name, form }) => type === 'radio' && name === element.name && form === element.form,
  );
