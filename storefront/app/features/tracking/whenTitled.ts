/** How long a page may keep the title of the one before. */
const longestMs = 1000;

/**
 * Acts once the document bears the title of the page that is shown: data may still be on their way,
 * and another page may have the same title. @returns ends it
 */
export function whenTitled(before: string, act: () => void): () => void {
  const isTitled = () => document.title !== '' && document.title !== before;
  if (isTitled()) {
    act();
    return () => {};
  }
  const end = () => {
    clearTimeout(timer);
    titles.disconnect();
  };
  const done = () => {
    end();
    act();
  };
  const timer = setTimeout(done, longestMs);
  const titles = new MutationObserver(() => {
    if (isTitled()) done();
  });
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  return end;
}
