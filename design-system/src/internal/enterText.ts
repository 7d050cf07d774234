/** Changes a field the way typing does, so that React, its form and everyone who listens hear of it. */
export function enterText(input: HTMLInputElement, text: string): void {
  // React puts a setter of its own on the element, which would hide the change from it.
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
