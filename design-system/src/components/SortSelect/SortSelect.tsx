import { type ComponentPropsWithRef, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { Select, type SelectOption } from '../Select/Select.tsx';
import * as styles from './SortSelect.css.ts';

export interface SortSelectProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'defaultValue'> {
  /** Such as "Sortierung". */
  label: string;
  /** Name of the query parameter. @default 'sort' */
  name?: string | undefined;
  /** The current order. */
  value: string;
  /** Orders to choose from. */
  options: readonly SelectOption[];
  /** Further query parameters that the form keeps, as pairs. */
  params?: readonly (readonly [name: string, value: string])[] | undefined;
  /** Replaces the form's submit: called with the chosen order. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Button shown where no script runs. */
  submitLabel: string;
}

/** Order of a listing: applies at once, and by a button before JavaScript. */
export function SortSelect({
  label,
  name = 'sort',
  value,
  options,
  params = [],
  onValueChange,
  submitLabel,
  className,
  ...rest
}: SortSelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const choose = onValueChange ?? (() => select.current?.form?.requestSubmit());
  return (
    <form {...rest} className={cx(styles.root, className)}>
      {params.map(([key, kept]) => (
        <input key={`${key}=${kept}`} type="hidden" name={key} value={kept} />
      ))}
      <Select
        ref={select}
        label={label}
        labelHidden
        size="s"
        name={name}
        // A new key when the address changes, since the select keeps its own state.
        key={value}
        defaultValue={value}
        options={options}
        onValueChange={choose}
      />
      <noscript>
        <Button type="submit" tone="secondary" size="s">
          {submitLabel}
        </Button>
      </noscript>
    </form>
  );
}
