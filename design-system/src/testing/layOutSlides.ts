import { fireEvent } from '@testing-library/react';
import { type Mock, vi } from 'vitest';

export interface SlideTrack {
  /** Width of the track in px; a new one is seen at the next measuring. */
  width: number;
  /** Answers media queries; none match at first. */
  media: (query: string) => boolean;
  scrollTo: Mock<(options: { left: number; behavior: string }) => void>;
  restore: () => void;
}

/** Gives jsdom, which lays nothing out, slides of equal width beside each other in a track. */
export function layOutSlides({ step, width }: { step: number; width: number }): SlideTrack {
  const track: SlideTrack = {
    width,
    media: () => false,
    scrollTo: vi.fn(function (this: Element, { left }) {
      this.scrollLeft = Math.min(left, this.scrollWidth - this.clientWidth);
      fireEvent.scroll(this);
    }),
    restore: () => {
      vi.unstubAllGlobals();
      for (const name of Object.keys(layout)) Reflect.deleteProperty(HTMLElement.prototype, name);
    },
  };
  const layout: Record<string, (element: Element) => unknown> = {
    clientWidth: () => track.width,
    scrollWidth: (element) => element.childElementCount * step,
    offsetLeft: (element) => [...(element.parentElement?.children ?? [])].indexOf(element) * step,
    scrollTo: () => track.scrollTo,
    setPointerCapture: () => () => {},
  };
  for (const [name, of] of Object.entries(layout)) {
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: Element) {
        return of(this);
      },
    });
  }
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return track.media(query);
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  return track;
}
