import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { Select, type SelectOption } from '../Select/Select.tsx';
import * as styles from './SortSelect.css.ts';

export interface SortSelectProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onChange' | 'onSelect'> {
  /** Such as "Sortierung". */
  label: string;
  /** Name of the query parameter. @default 'sort' */
  name?: string | undefined;
  /** Order that holds now. */
  value: string;
  /** Orders to choose from. */
  options: readonly SelectOption[];
  /** Further query parameters that the form keeps, as pairs. */
  params?: readonly (readonly [name: string, value: string])[] | undefined;
  /** Takes over from the form, for navigation in the browser. */
  onSelect?: ((value: string) => void) | undefined;
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
  onSelect,
  submitLabel,
  className,
  ...rest
}: SortSelectProps) {
  const change = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    if (onSelect) onSelect(currentTarget.value);
    else currentTarget.form?.requestSubmit();
  };
  return (
    <form {...rest} className={cx(styles.root, className)}>
      {params.map(([key, kept]) => (
        <input key={`${key}=${kept}`} type="hidden" name={key} value={kept} />
      ))}
      <Select
        label={label}
        labelHidden
        size="s"
        name={name}
        // A new key where the address changes, since the select keeps its own state.
        key={value}
        defaultValue={value}
        options={options}
        onChange={change}
      />
      <noscript>
        <Button type="submit" scheme="scaled-secondary">
          {submitLabel}
        </Button>
      </noscript>
    </form>
  );
}
