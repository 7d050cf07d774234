import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

afterEach(cleanup);
// Code that is still on its way as a file ends fails to load, and stays so for the files after it.
afterAll(() => vi.dynamicImportSettled());

// jsdom has no media: no query matches. (Bundles are tested in Node, where there is no window.)
if (typeof window !== 'undefined') {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
}

// jsdom lays out nothing, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

if (typeof HTMLElement !== 'undefined') {
  // jsdom hides popovers and has no way to show them, so there are none to hide; nor does it scroll.
  HTMLElement.prototype.showPopover ??= function (this: HTMLElement) {
    this.style.display = 'block';
  };
  HTMLElement.prototype.hidePopover ??= () => {};
  HTMLElement.prototype.scrollIntoView ??= () => {};
  document.elementFromPoint ??= () => null;
  // It knows styles, but not what of it can be seen.
  HTMLElement.prototype.checkVisibility ??= function (this: HTMLElement) {
    return getComputedStyle(this).display !== 'none';
  };
}
