import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { BareLink } from '../Link/LinkProvider.tsx';
import { Select } from '../Select/Select.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './VariantPicker.css.ts';

export const variantPickerKinds = ['tiles', 'dropdown'] as const;

export interface VariantOption {
  /** What is chosen. */
  value: string;
  /** Its name, which is read where a picture or a colour is shown. */
  label: string;
  /** Page with this option chosen: makes it work before JavaScript. */
  href?: string | undefined;
  /** Cannot be chosen, but found and read: sold out, or not to be had with the other choices. */
  disabled?: boolean | undefined;
  /** Why it can't be chosen, such as "ausverkauft". @default that of the labels */
  unavailable?: string | undefined;
  /** An item with it is cheaper. */
  discounted?: boolean | undefined;
  /** A small `Picture`, instead of the label. */
  image?: ReactNode | undefined;
  /** CSS colour, instead of the label. */
  color?: string | undefined;
}

export interface VariantPickerProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'aria-invalid'> {
  /** Name of the attribute, such as "Farbe". */
  label: string;
  /** What can be chosen. */
  options: readonly VariantOption[];
  /** @default 'tiles' */
  kind?: (typeof variantPickerKinds)[number] | undefined;
  /** The chosen value; undefined while none is chosen. */
  value?: string | undefined;
  /** Replaces the links or the form: called with the chosen value. */
  onValueChange?: ((value: string) => void) | undefined;
  /** What is wrong, such as that nothing is chosen yet; read out when it appears. */
  error?: ReactNode | undefined;
  /** Marks the attribute where what is wrong stands elsewhere. @default false */
  invalid?: boolean | undefined;
  /** Words beside the options. */
  labels: {
    /** Read after an option that is cheaper, such as "reduziert". */
    discounted: string;
    /** Read after an option that can't be chosen. */
    unavailable: string;
    /** First entry of the dropdown, such as "Bitte wählen". */
    placeholder?: string | undefined;
    /** The dropdown's button where no script runs. */
    submit?: string | undefined;
  };
  /** Name of the dropdown or the radios in a form, the query parameter before JavaScript. */
  name?: string | undefined;
  /** Further query parameters that its form keeps. */
  params?: readonly (readonly [name: string, value: string])[] | undefined;
}

/** A gradient as it is, and a colour as one: both lie over the squares of what is transparent. */
const swatchOf = (color: string | undefined) =>
  ({
    '--k-swatch': color?.includes('gradient') ? color : `linear-gradient(${color} 0 0)`,
  }) as CSSProperties;

/** An option's name and what there is to know of it. */
const wordsOf = (option: VariantOption, labels: VariantPickerProps['labels']) =>
  [
    option.label,
    option.discounted && labels.discounted,
    option.disabled && (option.unavailable ?? labels.unavailable),
  ]
    .filter(Boolean)
    .join(', ');

function VariantTile({
  option,
  selected,
  radio,
  labels,
  onValueChange,
}: { option: VariantOption; selected: boolean; radio: string | undefined } & Pick<
  VariantPickerProps,
  'labels' | 'onValueChange'
>) {
  const { value, label, href, disabled, discounted, image, color } = option;
  const shape = image ? 'image' : color ? 'color' : 'text';
  const isText = shape === 'text';
  const words = wordsOf(option, labels);
  const content = (
    <>
      {isText ? (
        label
      ) : (
        <span className={styles.drawings[shape]} style={image ? undefined : swatchOf(color)}>
          {image}
        </span>
      )}
      {discounted && (
        <span aria-hidden className={styles.discount}>
          %
        </span>
      )}
      <VisuallyHidden>{isText ? words.slice(label.length) : words}</VisuallyHidden>
    </>
  );
  const frame = {
    // No other than the name, or a screen reader would read both.
    title: isText ? undefined : words,
    className: cx(styles.option, styles.shapes[shape]),
  };
  if (radio) {
    return (
      <label {...frame}>
        {/* Disabled for real it would be passed over; controlled, it springs back. */}
        <input
          type="radio"
          name={radio}
          value={value}
          checked={selected}
          aria-disabled={disabled}
          onChange={() => disabled || onValueChange?.(value)}
          className={styles.radio}
        />
        {content}
      </label>
    );
  }
  const link = { ...frame, 'aria-current': selected || undefined };
  if (href === undefined || disabled) {
    return (
      // A link that leads nowhere now, but can be found.
      <a {...link} role="link" tabIndex={0} aria-disabled>
        {content}
      </a>
    );
  }
  return (
    <BareLink
      {...link}
      href={href}
      onClick={(event: MouseEvent) => {
        // With a modifier key the browser handles the link.
        if (!onValueChange || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        onValueChange(value);
      }}
    >
      {content}
    </BareLink>
  );
}

/**
 * One attribute of a product's variants: tiles, swatches, pictures or a dropdown. Where all that can be
 * chosen have `href`, they are links, since a choice leads to the page of an item and must do so without a
 * script; otherwise tiles are a group of radios. Either way those that can't be chosen are reached by
 * keyboard and say why.
 */
export function VariantPicker({
  label,
  options,
  kind = 'tiles',
  value: chosen = '',
  onValueChange,
  error,
  invalid = false,
  labels,
  name,
  params = [],
  className,
  'aria-describedby': describedBy,
  ...rest
}: VariantPickerProps) {
  const id = useId();
  const selected = options.find(({ value }) => value === chosen);
  const isLinked = options.every(({ href, disabled }) => disabled || href);
  const list = useRef<HTMLSelectElement>(null);
  // The choice also changes from outside. A new key would update the select, too, but would take
  // the focus from a reader who goes through the list by keyboard.
  useEffect(() => {
    if (list.current) list.current.value = chosen;
  }, [chosen]);
  return (
    <fieldset
      {...rest}
      aria-describedby={cx(error && id, describedBy)}
      className={cx((error || invalid) && styles.invalid, className)}
    >
      <legend className={styles.title}>
        <span className={styles.titleName}>{label}</span>
        {kind === 'tiles' && selected && `: ${selected.label}`}
      </legend>
      {kind === 'tiles' ? (
        <div className={styles.options}>
          {options.map((option) => (
            <VariantTile
              key={option.value}
              option={option}
              selected={option === selected}
              radio={isLinked ? undefined : (name ?? id)}
              labels={labels}
              onValueChange={onValueChange}
            />
          ))}
        </div>
      ) : (
        <form className={styles.form}>
          {params.map(([key, value]) => (
            <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
          ))}
          <div className={styles.formField}>
            <Select
              ref={list}
              label={label}
              labelHidden
              name={name}
              defaultValue={chosen}
              placeholder={selected ? undefined : labels.placeholder}
              onValueChange={onValueChange ?? (() => list.current?.form?.requestSubmit())}
              options={options.map((option) => ({
                value: option.value,
                label: wordsOf(option, labels),
                disabled: option.disabled,
              }))}
            />
          </div>
          {labels.submit && (
            <noscript>
              <Button type="submit" tone="secondary">
                {labels.submit}
              </Button>
            </noscript>
          )}
        </form>
      )}
      {error && (
        <p id={id} role="alert" className={styles.message}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
