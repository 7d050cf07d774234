export type Direction = 'ltr' | 'rtl';

/** Where an element's text runs, whoever said so. */
export const directionOf = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
