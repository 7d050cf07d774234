/** Changes a field as typing does, so that React, its form and every listener get the event. */
export function enterText(input: HTMLInputElement, text: string): void {
  // React defines a setter of its own on the element, which would hide the change from it.
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
