/** How long a page may keep the title of the one before. */
const maxWaitMs = 1000;

/**
 * Acts once the document bears the title of the page that is shown. Its data may still be on their
 * way: until then there is none, or that of the page before, which the new page may share.
 * @param before the title of the page before @returns ends it
 */
export function whenTitled(before: string, act: () => void): () => void {
  let isLate = false;
  const check = () => {
    if (document.title === '' || (document.title === before && !isLate)) return;
    end();
    act();
  };
  const timer = setTimeout(() => {
    isLate = true;
    check();
  }, maxWaitMs);
  const titles = new MutationObserver(check);
  const end = () => {
    clearTimeout(timer);
    titles.disconnect();
  };
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  check();
  return end;
}
