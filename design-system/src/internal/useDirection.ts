import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Direction, directionOf } from './direction.ts';

/**
 * Where the text of an element runs, as Radix takes it: its arrow keys read from left to right unless they
 * are told. Read after each rendering, since nothing tells when it changes; the server knows of none.
 */
export function useDirection(element: RefObject<Element | null>): Direction {
  const [direction, setDirection] = useState<Direction>('ltr');
  useLayoutEffect(() => {
    if (element.current) setDirection(directionOf(element.current));
  });
  return direction;
}
