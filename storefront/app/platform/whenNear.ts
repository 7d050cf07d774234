/** How far from the screen a part is fetched: before a reader scrolls to it. */
const near = '300px';

/** Acts once, when an element comes near the screen. @returns cancels it */
export function whenNear(element: Element, act: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      act();
    },
    { rootMargin: near },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
