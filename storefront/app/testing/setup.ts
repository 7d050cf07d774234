import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Test files share a process and its document: each test leaves them as it found them.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  // Tests of loaders and actions run without a document.
  if (typeof document !== 'undefined') document.body.replaceChildren();
});
