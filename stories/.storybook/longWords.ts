/** What German does to a word when an office gets hold of it. */
const tail = 'sammelbestellungsformular';

const word = /\p{L}{4,}/gu;

/** Every word of a text as part of a compound, as long as German ones get. */
export function lengthen(text: string): string {
  return text.replace(word, (match) => match + tail.slice(0, Math.max(6, 26 - match.length)));
}

/** What a text was made into, so that looking again leaves it alone. */
const done = new WeakMap<Text, string>();

/**
 * Lengthens every text of the document until it is told to stop, what appears later included. A
 * component that writes a text anew is followed; one that reads its text back would be misled, so
 * this is for looking only.
 *
 * @returns stops it
 */
export function keepLengthening(): () => void {
  const visit = (node: Node) => {
    if (node instanceof Text) {
      if (node.parentElement?.closest('script, style') || done.get(node) === node.data) return;
      const longer = lengthen(node.data);
      done.set(node, longer);
      if (longer !== node.data) node.data = longer;
    } else {
      for (const child of node.childNodes) visit(child);
    }
  };
  visit(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) visit(target);
      for (const node of addedNodes) visit(node);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
