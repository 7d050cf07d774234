import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to an input method, as for Japanese, or to a dead key. Safari ends a composition
 * before the key that ends it, and tells by the key's code alone.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
