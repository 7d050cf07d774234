import { Children, type ComponentPropsWithRef, lazy, Suspense, useState } from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import * as slidesStyles from '../../internal/slides.css.ts';
import { useSlides } from '../../internal/useSlides.ts';
import * as styles from './HeroSlider.css.ts';
import { type HeroSliderLabels, heroSliderInterval } from './slides.ts';

export { type HeroSliderLabels, heroSliderInterval };

// Arrows, dots and turning need a script anyway: no page waits for them.
const HeroSliderControls = lazy(async () => ({
  default: (await import('./HeroSliderControls.tsx')).HeroSliderControls,
}));

export interface HeroSliderProps extends ComponentPropsWithRef<'section'> {
  /** Name of the whole, such as "Aktuelles". */
  label: string;
  /** Words of its controls. */
  labels: HeroSliderLabels;
  /** Whether it may turn by itself yet: it may have to wait for an answer on cookies (CMS-17). @default true */
  autoplay?: boolean | undefined;
}

/**
 * Several `Hero`s in one place, each child a slide. They advance by themselves every 6 s, but not
 * while the pointer or the keyboard's focus is on them, and stop for good by a button. Swiping
 * works before any script.
 */
export function HeroSlider({
  label,
  labels,
  autoplay = true,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  className,
  children,
  ...rest
}: HeroSliderProps) {
  const { track, view, slides } = useSlides<HTMLDivElement>();
  const heroes = Children.toArray(children);
  const count = heroes.length;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return (
    <section
      {...rest}
      aria-label={label}
      onPointerEnter={composeHandlers(onPointerEnter, () => setIsHovered(true))}
      onPointerLeave={composeHandlers(onPointerLeave, () => setIsHovered(false))}
      onFocus={composeHandlers(onFocus, () => setIsFocused(true))}
      onBlur={composeHandlers(onBlur, ({ currentTarget, relatedTarget }) =>
        setIsFocused(currentTarget.contains(relatedTarget)),
      )}
      className={cx(styles.root, className)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of form controls */}
      <div
        ref={track}
        role="group"
        aria-label={labels.position(view.first + 1, count)}
        // What scrolls must be reachable by keyboard.
        tabIndex={count > 1 ? 0 : undefined}
        className={slidesStyles.track}
      >
        {heroes.map((hero, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the hero inside has its own key
          <div key={index} className={slidesStyles.slide}>
            {hero}
          </div>
        ))}
      </div>
      {count > 1 && slides && (
        <Suspense>
          <HeroSliderControls
            labels={labels}
            current={view.first}
            count={count}
            slides={slides}
            autoplay={autoplay}
            isHeld={isHovered || isFocused}
          />
        </Suspense>
      )}
    </section>
  );
}
