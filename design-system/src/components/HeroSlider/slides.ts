/** Milliseconds that a slide stays before the next one comes by itself (CMS-14). */
export const heroSliderInterval = 6000;

export interface HeroSliderLabels {
  /** Name of the arrow back. */
  previous: string;
  /** Name of the arrow on. */
  next: string;
  /** Where one is, and the name of a dot, such as "Bild 2 von 3". */
  position: (index: number, total: number) => string;
  /** Stops the slides from turning by themselves. */
  pause: string;
  /** Lets them turn again. */
  play: string;
}
