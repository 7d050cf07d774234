import {
  type ComponentPropsWithRef,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RangeField.css.ts';
import type { Span } from './scale.ts';

const RangeThumbs = lazy(async () => ({
  default: (await import('./RangeThumbs.tsx')).RangeThumbs,
}));

export interface RangeValue {
  /** Lower bound as the field holds it; empty is open. */
  from: string;
  /** Upper bound as the field holds it; empty is open. */
  to: string;
}

const openRange: RangeValue = { from: '', to: '' };

export interface RangeFieldProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'defaultValue'> {
  /** Name of the range, such as "Preis". */
  legend: string;
  /** Label of the lower bound, such as "von". */
  fromLabel: string;
  /** Label of the upper bound, such as "bis". */
  toLabel: string;
  /** Button that applies the bounds. */
  submitLabel: string;
  /** Names of the two query parameters before JavaScript. */
  names: { from: string; to: string };
  /** Bounds as they hold now. @default both of them open */
  value?: RangeValue | undefined;
  /** Smallest and largest value there is: placeholders of the fields, ends of the thumbs' way. */
  span: Span;
  /** Writes a value as the fields hold it; without signs between thousands. @default String */
  format?: ((value: number) => string) | undefined;
  /** Unit inside the fields, such as "€". */
  unit?: ReactNode | undefined;
  /** Further query parameters that the form keeps. */
  params?: readonly (readonly [name: string, value: string])[] | undefined;
  /** Replaces the form's submit: called with the bounds when they are applied. */
  onValueChange?: ((value: RangeValue) => void) | undefined;
}

/** From and to, as two thumbs and two fields that stay in sync: a plain GET form. */
export function RangeField({
  legend,
  names,
  value = openRange,
  params = [],
  onValueChange,
  onSubmit,
  fromLabel,
  toLabel,
  submitLabel,
  span,
  format,
  unit,
  className,
  ...rest
}: RangeFieldProps) {
  const { from, to } = value;
  const submit = composeHandlers(onSubmit, (event) => {
    if (!onValueChange) return;
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const bound = (name: string) => String(data.get(name) ?? '').trim();
    onValueChange({ from: bound(names.from), to: bound(names.to) });
  });
  return (
    <form {...rest} onSubmit={submit} className={cx(styles.frame, className)}>
      {params.map(([key, kept]) => (
        <input key={`${key}=${kept}`} type="hidden" name={key} value={kept} />
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

type BoundsProps = Omit<RangeFieldProps, 'params' | 'onValueChange' | 'value'> & RangeValue;

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
  const [texts, setTexts] = useState({ from, to });
  // The thumbs' place is reserved; they are fetched when it is in sight.
  const room = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (!room.current || typeof IntersectionObserver === 'undefined') return setLive(true);
    const watch = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setLive(true);
    });
    watch.observe(room.current);
    return () => watch.disconnect();
  }, []);

  const sides = [
    { side: 'from', label: fromLabel, name: `${legend} ${fromLabel}`, end: span.min },
    { side: 'to', label: toLabel, name: `${legend} ${toLabel}`, end: span.max },
  ] as const;
  const set = (side: 'from' | 'to', text: string) => setTexts({ ...texts, [side]: text });

  return (
    <>
      <div ref={room} className={styles.slider}>
        {isLive && (
          <Suspense>
            <RangeThumbs {...{ sides, texts, span, format, unit }} onSlide={set} />
          </Suspense>
        )}
      </div>
      <div className={styles.row}>
        {sides.map(({ side, label, end }) => (
          <TextField
            key={side}
            label={label}
            name={names[side]}
            value={texts[side]}
            onValueChange={(text) => set(side, text)}
            placeholder={format(end)}
            suffix={unit}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
        <Button type="submit" tone="secondary">
          {submitLabel}
        </Button>
      </div>
    </>
  );
}
