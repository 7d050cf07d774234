/** How long a page may keep the previous page's title. */
const maxWaitMs = 1000;

/**
 * Runs once the document has the title of the current page. While its data are loading, the title
 * is empty or that of the page before, which the new page may share.
 * @param before the title of the page before @returns cancels it
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
