import * as Slider from '@radix-ui/react-slider';
import { useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { useDirection } from '../../internal/useDirection.ts';
import * as styles from './RangeField.css.ts';
import { positions, readBound, type Span, scale } from './scale.ts';

export interface RangeThumbsProps {
  sides: readonly { side: 'from' | 'to'; name: string; end: number }[];
  texts: Readonly<Record<'from' | 'to', string>>;
  span: Span;
  format: (value: number) => string;
  /** Unit in the value read out; only text is read. */
  unit: unknown;
  onSlide: (side: 'from' | 'to', text: string) => void;
}

/** The two thumbs of a `RangeField`. They need a script anyway, so no page waits for them. */
export function RangeThumbs({ sides, texts, span, format, unit, onSlide }: RangeThumbsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const direction = useDirection(frame);
  const { valueAt, positionOf } = scale(span);
  // Several positions of a thumb round to one value: the thumb stays where it was put.
  const [put, setPut] = useState<Partial<Record<'from' | 'to', { text: string; place: number }>>>(
    {},
  );
  const placeOf = (side: 'from' | 'to', end: number) => {
    const own = put[side];
    return own?.text === texts[side] ? own.place : positionOf(readBound(texts[side]) ?? end);
  };
  // What is typed may be the wrong way round.
  const places = [placeOf('from', span.min), placeOf('to', span.max)].sort((a, b) => a - b);
  const [lower = 0, upper = positions] = places;
  const slide = (side: 'from' | 'to', place: number) => {
    const isOpen = place === (side === 'from' ? 0 : positions);
    const text = isOpen ? '' : format(valueAt(place));
    setPut({ ...put, [side]: { text, place } });
    onSlide(side, text);
  };
  return (
    <div ref={frame} className={styles.way}>
      <Slider.Root
        dir={direction}
        max={positions}
        value={places}
        preserveThumbOrder
        onValueChange={([from = lower, to = upper]) =>
          from === lower ? slide('to', to) : slide('from', from)
        }
        className={styles.track}
      >
        <Slider.Track className={styles.track}>
          <Slider.Range className={styles.chosen} />
        </Slider.Track>
        {sides.map(({ side, name, end }) => (
          <Slider.Thumb
            key={side}
            aria-label={name}
            aria-valuetext={[texts[side] || format(end), unit].filter(Boolean).join(' ')}
            // Radix takes these keys for the first and the last thumb, whichever has the focus.
            onKeyDown={(event) => {
              if (event.key !== 'Home' && event.key !== 'End') return;
              event.preventDefault();
              if (side === 'from') slide(side, event.key === 'Home' ? 0 : upper);
              else slide(side, event.key === 'End' ? positions : lower);
            }}
            // At the far end both thumbs overlap: only this one can move back.
            className={cx(styles.thumb, side === 'from' && lower > 50 && styles.raised)}
          />
        ))}
      </Slider.Root>
    </div>
  );
}
