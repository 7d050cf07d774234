import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
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
  /** Whether it is chosen now. @default false */
  selected?: boolean | undefined;
  /** Can't be chosen together with the rest. */
  disabled?: boolean | undefined;
  /** Something is cheaper with it. */
  discounted?: boolean | undefined;
  /** A small `Picture`, instead of the label. */
  image?: ReactNode | undefined;
  /** CSS colour, instead of the label. */
  color?: string | undefined;
}

export interface VariantPickerProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onSelect'> {
  /** Name of the attribute, such as "Farbe". */
  label: string;
  /** What can be chosen. */
  options: readonly VariantOption[];
  /** @default 'tiles' */
  kind?: (typeof variantPickerKinds)[number] | undefined;
  /** Takes over from the links or the form. */
  onSelect?: ((value: string) => void) | undefined;
  /** Marks the attribute as still open, with this message. */
  highlight?: string | undefined;
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
  /** Query parameter of the dropdown before JavaScript. */
  name?: string | undefined;
  /** Further query parameters that its form keeps. */
  params?: readonly (readonly [name: string, value: string])[] | undefined;
}

function VariantTile({
  option,
  labels,
  onSelect,
}: { option: VariantOption } & Pick<VariantPickerProps, 'labels' | 'onSelect'>) {
  const {
    value,
    label,
    href,
    selected = false,
    disabled = false,
    discounted,
    image,
    color,
  } = option;
  const drawn = image || color;
  const content = (
    <>
      {image && <span className={styles.image}>{image}</span>}
      {!image && color && <span className={styles.swatch} style={{ background: color }} />}
      {drawn ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {discounted && (
        <>
          <span aria-hidden className={styles.discount}>
            %
          </span>
          <VisuallyHidden>, {labels.discounted}</VisuallyHidden>
        </>
      )}
      {disabled && <VisuallyHidden>, {labels.unavailable}</VisuallyHidden>}
    </>
  );
  const look = cx(styles.option, styles.shapes[image ? 'image' : color ? 'color' : 'text']);
  const title = drawn ? label : undefined;
  if (href === undefined || disabled) {
    return (
      <button
        type="button"
        title={title}
        aria-pressed={selected}
        disabled={disabled}
        onClick={() => onSelect?.(value)}
        className={look}
      >
        {content}
      </button>
    );
  }
  const follow = (event: MouseEvent) => {
    // With a modifier key the link keeps what the browser does with it.
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect(value);
  };
  return (
    <BareLink
      href={href}
      title={title}
      aria-current={selected ? 'true' : undefined}
      onClick={follow}
      className={look}
    >
      {content}
    </BareLink>
  );
}

/** One attribute of a product's variants: tiles, swatches, pictures or a dropdown. */
export function VariantPicker({
  label,
  options,
  kind = 'tiles',
  onSelect,
  highlight,
  labels,
  name,
  params = [],
  className,
  ...rest
}: VariantPickerProps) {
  const selected = options.find((option) => option.selected);
  const chosen = selected?.value ?? '';
  const list = useRef<HTMLSelectElement>(null);
  // What is chosen changes from elsewhere, too. A key would do as well, but takes the focus away from
  // who goes through the list by keyboard.
  useEffect(() => {
    if (list.current) list.current.value = chosen;
  }, [chosen]);
  return (
    <fieldset {...rest} className={cx(styles.root, highlight && styles.highlighted, className)}>
      <legend className={styles.title}>
        <span className={styles.titleName}>{label}</span>
        {kind === 'tiles' && selected && `: ${selected.label}`}
      </legend>
      {kind === 'tiles' ? (
        <div className={styles.options}>
          {options.map((option) => (
            <VariantTile key={option.value} option={option} labels={labels} onSelect={onSelect} />
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
              onChange={({ currentTarget }) => {
                if (onSelect) onSelect(currentTarget.value);
                else currentTarget.form?.requestSubmit();
              }}
              options={options.map((option) => ({
                value: option.value,
                label: [
                  option.label,
                  option.discounted && labels.discounted,
                  option.disabled && labels.unavailable,
                ]
                  .filter(Boolean)
                  .join(', '),
                disabled: option.disabled,
              }))}
            />
          </div>
          {labels.submit && (
            <noscript>
              <Button type="submit" scheme="secondary">
                {labels.submit}
              </Button>
            </noscript>
          )}
        </form>
      )}
      {highlight && (
        <p role="alert" className={styles.message}>
          {highlight}
        </p>
      )}
    </fieldset>
  );
}
