/**
 * As a ref: focuses an element that replaced another one when the focus was in the replaced one,
 * such as a pressed button, and the browser has put it back to the body.
 */
export function restoreFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
