import {
  type ComponentPropsWithRef,
  type FormEvent,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RangeField.css.ts';
import { positions, readBound, type Span, scale } from './scale.ts';

export interface RangeFieldProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit' | 'onSelect'> {
  /** Name of the range, such as "Preis". */
  legend: string;
  fromLabel: string;
  toLabel: string;
  submitLabel: string;
  /** Names of the two query parameters before JavaScript. */
  names: { from: string; to: string };
  /** Bounds as they hold now; empty is open. */
  from?: string | undefined;
  to?: string | undefined;
  /** Smallest and largest value there is: placeholders of the fields, ends of the thumbs' way. */
  span: Span;
  /** Writes a value as the fields hold it; without signs between thousands. @default String */
  format?: ((value: number) => string) | undefined;
  /** Unit inside the fields, such as "€". */
  unit?: ReactNode | undefined;
  /** Further query parameters that the form keeps. */
  params?: readonly (readonly [name: string, value: string])[] | undefined;
  /** Takes over from the form. */
  onApply?: ((from: string, to: string) => void) | undefined;
}

/** From and to, as two thumbs and two fields that stay in step: a plain GET form. */
export function RangeField({
  legend,
  names,
  from = '',
  to = '',
  params = [],
  onApply,
  fromLabel,
  toLabel,
  submitLabel,
  span,
  format,
  unit,
  className,
  ...rest
}: RangeFieldProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onApply) return;
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onApply(String(data.get(names.from) ?? '').trim(), String(data.get(names.to) ?? '').trim());
  };
  return (
    <form {...rest} onSubmit={submit} className={cx(styles.frame, className)}>
      {params.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <fieldset>
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
        {/* New bounds come with a new address: the fields start over. */}
        <Bounds
          key={`${from}-${to}`}
          {...{ legend, names, from, to, fromLabel, toLabel, submitLabel, span, format, unit }}
        />
      </fieldset>
    </form>
  );
}

type BoundsProps = Omit<RangeFieldProps, 'params' | 'onApply' | 'from' | 'to'> & {
  from: string;
  to: string;
};

function Bounds({
  legend,
  names,
  from,
  to,
  fromLabel,
  toLabel,
  submitLabel,
  span,
  format = String,
  unit,
}: BoundsProps) {
  const { valueAt, positionOf } = scale(span);
  const [texts, setTexts] = useState({ from, to });
  // Places of their own: several places of a thumb may come to one rounded value.
  const [places, setPlaces] = useState({
    from: positionOf(readBound(from) ?? span.min),
    to: positionOf(readBound(to) ?? span.max),
  });
  // The thumbs need a script, so that a page comes without them, and with their room.
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);

  const sides = [
    { side: 'from', label: fromLabel, end: span.min },
    { side: 'to', label: toLabel, end: span.max },
  ] as const;
  const type = (side: 'from' | 'to', text: string, end: number) => {
    setTexts({ ...texts, [side]: text });
    setPlaces({ ...places, [side]: positionOf(readBound(text) ?? end) });
  };
  const slide = (side: 'from' | 'to', to: number) => {
    const place = side === 'from' ? Math.min(to, places.to) : Math.max(to, places.from);
    const isOpen = place === (side === 'from' ? 0 : positions);
    setPlaces({ ...places, [side]: place });
    setTexts({ ...texts, [side]: isOpen ? '' : format(valueAt(place)) });
  };

  return (
    <>
      <div className={styles.slider}>
        {isLive && (
          <>
            <span
              className={styles.chosen}
              style={{
                left: `${Math.min(places.from, places.to)}%`,
                right: `${positions - places.to}%`,
              }}
            />
            {sides.map(({ side, label, end }) => (
              <input
                key={side}
                type="range"
                max={positions}
                aria-label={`${legend} ${label}`}
                aria-valuetext={[texts[side] || format(end), unit].filter(Boolean).join(' ')}
                value={places[side]}
                onChange={({ currentTarget }) => slide(side, Number(currentTarget.value))}
                // At the right end both lie on top of each other: there, only this one can go back.
                className={cx(styles.thumb, side === 'from' && places.from > 50 && styles.raised)}
              />
            ))}
          </>
        )}
      </div>
      <div className={styles.row}>
        {sides.map(({ side, label, end }) => (
          <TextField
            key={side}
            label={label}
            name={names[side]}
            value={texts[side]}
            onChange={({ currentTarget }) => type(side, currentTarget.value, end)}
            placeholder={format(end)}
            suffix={unit}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
        <Button type="submit" scheme="secondary">
          {submitLabel}
        </Button>
      </div>
    </>
  );
}
