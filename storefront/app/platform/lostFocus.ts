/**
 * Milliseconds that a page has to set the focus itself: in an effect, or by a dialog that closes.
 * Before what changed is read out (`Alert`), which would be cut off by the focus.
 */
const patience = 80;

/** What can stand for what was in it: a row that takes the focus, or a part with a heading. */
const places = 'li[tabindex="-1"], section, [role="dialog"], main';

/** By what a place takes the focus; the account's links stand before the page's heading, with one of their own. */
const takerIn = (place: Element): Element | null =>
  place.matches('li')
    ? place
    : (place.querySelector('h1') ?? place.querySelector('h2, h3, h4, h5, h6'));

/**
 * Follows the focus from now on. When an action removes the focused element, the browser gives the
 * focus to the body, where a screen reader loses its place and the Tab key begins anew (WCAG 2.4.3):
 * the next place around it that is left takes it then, or else the page's heading.
 *
 * @param first what had the focus when this code was sent for, and may be gone since
 * @returns ends it
 */
export function catchLostFocus(first: Element | null = document.activeElement): () => void {
  /** The focused element and all that it is in, from within to without. */
  let focused: readonly Element[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function remember(element: Element | null): void {
    const around: Element[] = [];
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      around.push(each);
    }
    focused = around;
  }

  const onFocus = ({ target }: FocusEvent) => remember(target as Element);
  // A press beside everything takes the focus away on purpose. Some browsers tell of a removal, too.
  const onBlur = ({ target }: FocusEvent) =>
    setTimeout(() => {
      const isLeft = (target as Element).isConnected && document.activeElement === document.body;
      if (isLeft && focused[0] === target) focused = [];
    });
  function check(): void {
    if (focused[0] === undefined || focused[0].isConnected) return;
    const lost = focused;
    focused = [];
    clearTimeout(timer);
    timer = setTimeout(() => giveFocus(lost), patience);
  }
  const removals = new MutationObserver(check);

  remember(first?.isConnected ? document.activeElement : first);
  check();
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  removals.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    removals.disconnect();
  };
}

/** @param lost the removed element and what it was in */
function giveFocus(lost: readonly Element[]): void {
  if (document.activeElement !== document.body) return;
  const main = document.getElementById('main');
  const left = lost.filter((element) => element.isConnected && element.matches(places));
  const takers = [...left, ...(main ? [main] : [])].map(takerIn);
  const taker = takers.find((element) => element !== null) ?? main;
  if (!(taker instanceof HTMLElement)) return;
  if (!taker.hasAttribute('tabindex')) {
    taker.tabIndex = -1;
    taker.addEventListener('blur', () => taker.removeAttribute('tabindex'), { once: true });
  }
  taker.focus({ preventScroll: true });
  // Who uses the pointer sees what was pressed, and shall see it still.
  if (taker.matches(':focus-visible')) taker.scrollIntoView({ block: 'nearest' });
  // What lay over the page leaves such a one all of it: slides wait while they have the focus.
  else if (main && !lost.includes(main)) main.focus({ preventScroll: true });
}
