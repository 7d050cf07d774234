/** Milliseconds that a slide stays before the next one comes by itself (CMS-14). */
export const heroSliderInterval = 6000;

export interface HeroSliderLabels {
  previous: string;
  next: string;
  /** Where one is, and the name of a dot, such as "Bild 2 von 3". */
  position: (index: number, total: number) => string;
  /** Stops the slides from turning by themselves. */
  pause: string;
  play: string;
}
