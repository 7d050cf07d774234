import { useEffect, useRef, useState } from 'react';
import type { Slides, SlidesView } from './slides.ts';

// Before it is measured, as on the server, everything is taken to fit: nothing asks to be turned.
const unmeasured: SlidesView = { first: 0, shown: 1, atStart: true, atEnd: true };

/**
 * A track of slides, what is in view of it, and, once they have been fetched, the ways to turn it:
 * it scrolls without them, so no page waits.
 */
export function useSlides<Track extends HTMLElement>() {
  const track = useRef<Track>(null);
  const [view, setView] = useState(unmeasured);
  const [slides, setSlides] = useState<Slides>();
  useEffect(() => {
    let attached: Slides | undefined;
    let isGone = false;
    import('./slides.ts').then(({ attachSlides }) => {
      if (isGone || !track.current) return;
      attached = attachSlides(track.current, setView);
      setSlides(attached);
    });
    return () => {
      isGone = true;
      attached?.detach();
    };
  }, []);
  // After each rendering: its slides may be other ones.
  useEffect(() => slides?.look());
  return { track, view, slides };
}
