import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import { IconMinus, IconPlus, IconTrash } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './QuantityField.css.ts';
import { clampQuantity, type Quantity, readQuantity } from './quantity.ts';

export const quantityFieldSizes = ['m', 's'] as const;

/** Milliseconds without further changes before a change is reported (UI-08). */
export const quantityDelay = 500;

/** Default limits (UI-03). */
export const quantityLimits = { min: 1, max: 999 } as const;

export interface QuantityFieldProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'value' | 'defaultValue' | 'size' | 'type' | 'step'
  > {
  /** Quantity as it stands outside (controlled). */
  value?: number | undefined;
  /** Quantity at first (uncontrolled). @default the minimum */
  defaultValue?: number | undefined;
  /**
   * Called with a quantity within the limits, 500 ms after the last change. A returned promise is
   * awaited: the field then shows `value` again, whether or not the change succeeded.
   */
  onValueChange?: ((quantity: number) => void | Promise<void>) | undefined;
  /** Deletes the entry; with it, zero or less means "delete" (UI-06). */
  onDelete?: (() => void) | undefined;
  /** Called when a quantity was set back to a limit. */
  onLimit?: ((limit: 'min' | 'max') => void) | undefined;
  /**
   * Only every so manieth can be had, counted from the minimum, as of goods in packs; a number between
   * two is raised to the next. @default 1
   */
  step?: number | undefined;
  /** Minimum order quantity. @default the step */
  min?: number | undefined;
  /** @default 999 */
  max?: number | undefined;
  /** @default 'm' */
  size?: (typeof quantityFieldSizes)[number] | undefined;
  /** Shows the label above; otherwise it is for assistive technology only. @default false */
  labelVisible?: boolean | undefined;
  /** Words of the field, its buttons and its messages. */
  labels: {
    /** Name of the field, such as "Menge". */
    field: string;
    decrease: string;
    increase: string;
    /** Name of the left button where it deletes; with it, the button then shows a bin. */
    remove?: string | undefined;
    /** Message when the quantity was set back to `max` (UI-04). */
    max: (max: number) => string;
    /** Message when it was set to the minimum (UI-05). */
    min: (min: number) => string;
  };
}

/** How many: a field with steppers that stays within its limits. Works as a plain field in a form. */
export function QuantityField({
  value: outside,
  onValueChange,
  onDelete,
  onLimit,
  step: pack = 1,
  min = pack,
  max = quantityLimits.max,
  defaultValue = min,
  size = 'm',
  labelVisible = false,
  labels,
  id,
  disabled,
  className,
  onChange,
  onFocus,
  onBlur,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: QuantityFieldProps) {
  const generated = useId();
  const inputId = id ?? generated;
  const [own, setOwn] = useState(defaultValue);
  const value = outside ?? own;
  const [text, setText] = useState(String(value));
  const [limit, setLimit] = useState<Quantity['limit']>();
  /** The shown number came from a step or a correction, not from typing: it is announced. */
  const [announced, setAnnounced] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
    // A new quantity from outside (the server's answer) replaces what is shown, unless a further step
    // waits to be reported: that would be lost.
    if (timer.current === undefined) setText(String(value));
  }, [value]);

  /** After a change that was refused or failed, the field shows the quantity that still holds. */
  const showValue = () => {
    if (timer.current === undefined) setText(String(latest.current));
  };

  const limits = { min, max, step: pack };
  /**
   * Shows and reports the quantity of a text plus steps; steps are reported after a pause for
   * further ones.
   */
  const settle = (from: string, steps = 0) => {
    const number = readQuantity(from) + steps;
    clearTimeout(timer.current);
    timer.current = undefined;
    const deletes = number <= 0 && onDelete;
    const quantity = clampQuantity(number, limits);
    const report = () => {
      timer.current = undefined;
      if (deletes) {
        setText(String(latest.current));
        onDelete();
      } else if (quantity.value !== latest.current) {
        setOwn(quantity.value);
        onValueChange?.(quantity.value)?.then(showValue, showValue);
      }
    };
    setText(deletes ? '0' : String(quantity.value));
    setAnnounced(String(quantity.value) !== from);
    setLimit(deletes ? undefined : quantity.limit);
    if (!deletes && quantity.limit) onLimit?.(quantity.limit);
    if (steps && !deletes) timer.current = setTimeout(report, quantityDelay);
    else report();
  };
  const type = (typed: string) => {
    setText(typed);
    setLimit(undefined);
    setAnnounced(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(typed), quantityDelay);
  };
  // What was typed before the page answered by its scripts raised no event here.
  const box = useRef<HTMLDivElement>(null);
  const first = useRef({ text, settle });
  useEffect(() => {
    const typed = box.current?.querySelector('input')?.value;
    if (typed !== undefined && typed !== first.current.text) first.current.settle(typed);
  }, []);
  const step = (by: number) => settle(text, by * pack);
  /** Leaving the field or pressing Enter reports at once. */
  const hurry = () => {
    if (timer.current !== undefined) settle(text);
  };
  const press = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 };
    const by = steps[event.key];
    if (by) {
      event.preventDefault();
      step(by);
    } else if (event.key === 'Enter') hurry();
  };

  const removes = onDelete && labels.remove !== undefined && readQuantity(text) <= pack;
  const name = <label htmlFor={inputId}>{labels.field}</label>;
  const notice = limit && (limit === 'max' ? labels.max(max) : labels.min(min));
  return (
    <div className={styles.root}>
      {labelVisible ? (
        <span className={styles.label}>{name}</span>
      ) : (
        <VisuallyHidden>{name}</VisuallyHidden>
      )}
      <div
        ref={box}
        className={cx(styles.box, styles.sizes[size])}
        data-limit={limit}
        data-disabled={disabled || undefined}
      >
        <button
          type="button"
          className={styles.step}
          disabled={disabled}
          aria-label={removes ? labels.remove : labels.decrease}
          onClick={() => step(-1)}
          onBlur={hurry}
        >
          {removes ? <IconTrash size="s" /> : <IconMinus size="s" />}
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          {...rest}
          id={inputId}
          // Not a number input: those scroll by accident and hide what is not numeric.
          type="text"
          disabled={disabled}
          value={text}
          aria-describedby={cx(notice && `${inputId}-notice`, describedBy)}
          onChange={composeHandlers(onChange, (event) => type(event.currentTarget.value))}
          onFocus={composeHandlers(onFocus, (event) => event.currentTarget.select())}
          onBlur={composeHandlers(onBlur, hurry)}
          onKeyDown={composeHandlers(onKeyDown, press)}
          className={cx(styles.input, className)}
        />
        <button
          type="button"
          className={styles.step}
          disabled={disabled}
          aria-label={labels.increase}
          onClick={() => step(1)}
          onBlur={hurry}
        >
          <IconPlus size="s" />
        </button>
      </div>
      {/* One region that is always there, or screen readers miss the first message. */}
      <div role="status">
        {notice ? (
          <p id={`${inputId}-notice`} className={styles.notice}>
            {notice}
          </p>
        ) : (
          announced && <VisuallyHidden>{`${labels.field}: ${text}`}</VisuallyHidden>
        )}
      </div>
    </div>
  );
}
