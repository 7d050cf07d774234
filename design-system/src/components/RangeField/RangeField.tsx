import type { ComponentPropsWithRef, FormEvent, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RangeField.css.ts';

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
  /** Smallest and largest value there is, shown as placeholders. */
  placeholders?: { from: string; to: string } | undefined;
  /** Unit inside the fields, such as "€". */
  unit?: ReactNode | undefined;
  /** Further query parameters that the form keeps. */
  params?: readonly (readonly [name: string, value: string])[] | undefined;
  /** Takes over from the form. */
  onApply?: ((from: string, to: string) => void) | undefined;
}

/** From and to, as two fields and a button: a plain GET form. */
export function RangeField({
  legend,
  fromLabel,
  toLabel,
  submitLabel,
  names,
  from = '',
  to = '',
  placeholders,
  unit,
  params = [],
  onApply,
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
        <div key={`${from}-${to}`} className={styles.row}>
          <TextField
            label={fromLabel}
            name={names.from}
            defaultValue={from}
            placeholder={placeholders?.from}
            suffix={unit}
            inputMode="decimal"
          />
          <TextField
            label={toLabel}
            name={names.to}
            defaultValue={to}
            placeholder={placeholders?.to}
            suffix={unit}
            inputMode="decimal"
          />
          <Button type="submit" scheme="secondary">
            {submitLabel}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
