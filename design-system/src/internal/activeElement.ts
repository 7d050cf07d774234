/** What has the focus, in a shadow tree too, of which the document knows the host alone. */
export function activeElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
