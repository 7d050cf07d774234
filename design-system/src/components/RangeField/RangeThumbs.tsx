import { useState } from 'react';
import { cx } from '../../internal/cx.ts';
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
  const { valueAt, positionOf } = scale(span);
  // Several positions of a thumb round to one value: the thumb stays where it was put.
  const [put, setPut] = useState<Partial<Record<'from' | 'to', { text: string; place: number }>>>(
    {},
  );
  const placeOf = (side: 'from' | 'to', end: number) => {
    const own = put[side];
    return own?.text === texts[side] ? own.place : positionOf(readBound(texts[side]) ?? end);
  };
  const places = { from: placeOf('from', span.min), to: placeOf('to', span.max) };
  const slide = (side: 'from' | 'to', wanted: number) => {
    const place = side === 'from' ? Math.min(wanted, places.to) : Math.max(wanted, places.from);
    const isOpen = place === (side === 'from' ? 0 : positions);
    const text = isOpen ? '' : format(valueAt(place));
    setPut({ ...put, [side]: { text, place } });
    onSlide(side, text);
  };
  return (
    <>
      <span
        className={styles.chosen}
        style={{
          insetInlineStart: `${Math.min(places.from, places.to)}%`,
          insetInlineEnd: `${positions - places.to}%`,
        }}
      />
      {sides.map(({ side, name, end }) => (
        <input
          key={side}
          type="range"
          max={positions}
          aria-label={name}
          aria-valuetext={[texts[side] || format(end), unit].filter(Boolean).join(' ')}
          value={places[side]}
          onChange={({ currentTarget }) => slide(side, Number(currentTarget.value))}
          // At the far end both thumbs overlap: only this one can move back.
          className={cx(styles.thumb, side === 'from' && places.from > 50 && styles.raised)}
        />
      ))}
    </>
  );
}
