import { media } from '../themes/breakpoints.ts';
import { activeElement } from './activeElement.ts';
import { circleTab } from './keepTab.ts';

/**
 * Makes an open sheet a modal dialog until it closes: it says so, takes the focus, and keeps Tab. The
 * page behind is covered, so the sheet closes when the focus moves there all the same, and where there
 * is room for it to be no sheet.
 */
export function holdSheet(sheet: HTMLElement, label: string): void {
  const isOpen = () => sheet.matches(':popover-open');
  if (!isOpen() || sheet.role === 'dialog') return;
  const before = { role: sheet.role, ariaLabel: sheet.ariaLabel };
  const closed = new AbortController();
  const { signal } = closed;
  Object.assign(sheet, { role: 'dialog', ariaModal: 'true', ariaLabel: label });
  if (!sheet.contains(activeElement())) sheet.querySelector('button')?.focus();
  signal.addEventListener('abort', raiseToasts(sheet));

  sheet.addEventListener('keydown', (event) => circleTab(event, sheet), { signal });
  sheet.addEventListener(
    'toggle',
    () => {
      if (isOpen()) return;
      Object.assign(sheet, { ...before, ariaModal: null });
      closed.abort();
    },
    { signal },
  );
  addEventListener(
    'focusin',
    (event) => {
      // A sheet that was taken out of the page fires no event.
      if (!isOpen()) return closed.abort();
      const [target] = event.composedPath();
      if (!(target instanceof Element) || sheet.contains(target) || isElsewhere(target)) return;
      sheet.hidePopover();
    },
    { signal },
  );
  matchMedia(media.laptop).addEventListener('change', () => isOpen() && sheet.hidePopover(), {
    signal,
  });

  /** Its opener toggles it itself, and a toast lies above it. */
  function isElsewhere(target: Element): boolean {
    const isOpener = target.getAttribute('popovertarget') === sheet.id;
    return isOpener || target.closest('[data-toasts]') !== null;
  }
}

/** As `besideDialogs.css.ts` has it, which is loaded with other dialogs and much else. */
const besideSheet = 'inset-block: 104px auto; inset-inline: 16px auto; max-height: 50dvh';

/**
 * A sheet lies in the browser's top layer, over everything that does not: toasts follow it there, and leave
 * its name and its buttons free.
 *
 * @returns puts them back
 */
function raiseToasts(sheet: HTMLElement): () => void {
  const tree = sheet.getRootNode() as Document | ShadowRoot;
  const toasts = tree.querySelector<HTMLElement>('[data-toasts]');
  if (!toasts) return () => {};
  toasts.popover = 'manual';
  toasts.style.cssText = besideSheet;
  toasts.showPopover();
  return () => {
    toasts.popover = null;
    toasts.removeAttribute('style');
  };
}
