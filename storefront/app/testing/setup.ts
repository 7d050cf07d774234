import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Test files share a process and its document, so each test cleans up.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  // Tests of loaders and actions run without a document.
  if (typeof document !== 'undefined') document.body.replaceChildren();
});

// Code that is still on its way as a file ends fails to load, and stays so for the files after it.
afterAll(() => vi.dynamicImportSettled());

// jsdom hides popovers and has no way to show them; nor does it scroll.
if (typeof HTMLElement !== 'undefined') {
  HTMLElement.prototype.showPopover ??= function (this: HTMLElement) {
    this.style.display = 'block';
  };
  HTMLElement.prototype.scrollIntoView ??= () => {};
  document.elementFromPoint ??= () => null;
}
