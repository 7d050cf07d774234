/** Where words stand besides text: names, hints, and what a table's cards are headed by. */
const attributes = ['aria-label', 'aria-valuetext', 'placeholder', 'title', 'alt', 'data-label'];

/** What a text was made into, so that looking again leaves it alone. */
const done = new WeakMap<Text, string>();

/**
 * Rewrites every text of the document until it is told to stop, what appears later included. A
 * component that writes a text anew is followed; one that reads its text back would be misled, so
 * this is for looking only.
 *
 * @returns stops it
 */
export function keepRewriting(rewrite: (text: string) => string): () => void {
  const visitAttributes = (element: Element) => {
    for (const name of attributes) {
      const text = element.getAttribute(name);
      if (text === null) continue;
      const now = rewrite(text);
      // A second look finds the new text, which is nobody's word for anything.
      if (now !== text) element.setAttribute(name, now);
    }
  };
  const visit = (node: Node) => {
    if (node instanceof Text) {
      if (node.parentElement?.closest('script, style') || done.get(node) === node.data) return;
      const now = rewrite(node.data);
      done.set(node, now);
      if (now !== node.data) node.data = now;
    } else {
      if (node instanceof Element) visitAttributes(node);
      for (const child of node.childNodes) visit(child);
    }
  };
  visit(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (target instanceof Text) visit(target);
      else if (type === 'attributes') visitAttributes(target as Element);
      for (const node of addedNodes) visit(node);
    }
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  });
  return () => observer.disconnect();
}
