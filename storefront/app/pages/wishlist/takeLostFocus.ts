/** For what took something's place: it goes on with its focus, which went with the button pressed. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
