import { useEffect, useRef, useState } from 'react';
import type { Slides, SlidesView } from './slides.ts';

// Before it is measured, as on the server, all slides count as in view, so that no arrow shows.
const unmeasured: SlidesView = { first: 0, shown: 1, atStart: true, atEnd: true };

/**
 * A track of slides, its view, and, once its code is loaded, the functions that turn it. The track
 * scrolls without them, so rendering does not wait for the code.
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
  // After each rendering, since the slides may have changed.
  useEffect(() => slides?.measure());
  return { track, view, slides };
}
