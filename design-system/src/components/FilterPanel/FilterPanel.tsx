import type { ComponentPropsWithRef, ReactNode } from 'react';
import { composeHandlers } from '../../internal/composeHandlers.ts';
import { cx } from '../../internal/cx.ts';
import { holdOpenSheet } from '../../internal/sheet.ts';
import { Button } from '../Button/Button.tsx';
import { IconClose, IconFilter } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { BareLink } from '../Link/LinkProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FilterPanel.css.ts';

export interface FilterPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Joins the panel to its opener; one per page. */
  id: string;
  /** Title of the sheet, such as "Filter". */
  title: string;
  /** Name of the button that closes the sheet. */
  closeLabel: string;
  /** Closes the sheet and shows the result, such as "102 Artikel anzeigen". */
  doneLabel: string;
}

/** The filters: a column from laptop up, a sheet below, without any script. */
export function FilterPanel({
  id,
  title,
  closeLabel,
  doneLabel,
  onToggle,
  className,
  children,
  ...rest
}: FilterPanelProps) {
  return (
    <section
      {...rest}
      id={id}
      popover="auto"
      aria-label={title}
      onToggle={composeHandlers(onToggle, (event) => holdOpenSheet(event, title))}
      className={cx(styles.panel, className)}
    >
      <div className={styles.head}>
        {title}
        <IconButton label={closeLabel} popoverTarget={id} popoverTargetAction="hide">
          <IconClose />
        </IconButton>
      </div>
      <div className={styles.groups}>{children}</div>
      <div className={styles.foot}>
        <Button fullWidth popoverTarget={id} popoverTargetAction="hide">
          {doneLabel}
        </Button>
      </div>
    </section>
  );
}

export interface FilterPanelOpenerProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'popoverTarget'> {
  /** `id` of the panel. */
  panel: string;
  /** Such as "Filter". */
  label: string;
  /** Number of active filters; none is shown for 0. @default 0 */
  count?: number | undefined;
}

/** Opens the sheet; hidden from laptop up, where the panel is always to be seen. */
export function FilterPanelOpener({
  panel,
  label,
  count = 0,
  className,
  ...rest
}: FilterPanelOpenerProps) {
  return (
    <Button
      {...rest}
      tone="outline"
      size="s"
      icon={<IconFilter size="s" />}
      popoverTarget={panel}
      className={cx(styles.opener, className)}
    >
      {label} {count > 0 && <span className={styles.count}>{count}</span>}
    </Button>
  );
}

export interface FilterGroupProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** Name of the filter. */
  title: string;
  /** Number of values chosen in it; none is shown for 0. @default 0 */
  count?: number | undefined;
}

/** One filter; `open` shows it unfolded. */
export function FilterGroup({ title, count = 0, className, children, ...rest }: FilterGroupProps) {
  return (
    <details {...rest} className={cx(styles.group, className)}>
      <summary className={styles.groupTitle}>
        {title}
        {count > 0 && <span className={styles.count}>{count}</span>}
      </summary>
      <div className={styles.groupBody}>{children}</div>
    </details>
  );
}

/** Values of a filter, below each other. */
export function FilterOptions({ className, ...rest }: ComponentPropsWithRef<'ul'>) {
  return <ul {...rest} className={cx(styles.options, className)} />;
}

export interface FilterOptionProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** Address with this value switched on or off; without it the value can't be chosen. */
  href?: string | undefined;
  /** The value, such as "DIN A4". */
  label: ReactNode;
  /** Number of products it would leave, as it is to be shown. */
  count?: string | undefined;
  /** @default false */
  selected?: boolean | undefined;
  /** CSS colour shown instead of the box, for colour filters; a ring around it when selected. */
  swatch?: string | undefined;
  /** For a list where exactly one holds (categories): no box. @default false */
  plain?: boolean | undefined;
}

/** One value of a filter: a link that switches it. */
export function FilterOption({
  href,
  label,
  count,
  selected = false,
  swatch,
  plain = false,
  ...rest
}: FilterOptionProps) {
  const content = (
    <>
      {swatch && <span className={styles.swatch} style={{ background: swatch }} />}
      <span className={styles.optionLabel}>{label}</span>
      {count !== undefined && <span className={styles.optionCount}>{count}</span>}
    </>
  );
  const look = plain || swatch ? styles.option : styles.boxedOption;
  return (
    <li {...rest}>
      {href === undefined ? (
        <span className={cx(look, styles.optionDisabled)}>{content}</span>
      ) : (
        <BareLink
          href={href}
          // Filter pages are endless combinations: not for search engines.
          rel="nofollow"
          aria-current={selected ? 'true' : undefined}
          className={look}
        >
          {content}
        </BareLink>
      )}
    </li>
  );
}

export interface FilterMoreProps extends ComponentPropsWithRef<'details'> {
  /** Such as "12 weitere". */
  label: string;
}

/** Rest of a long list; the word goes once it is open. */
export function FilterMore({ label, children, ...rest }: FilterMoreProps) {
  return (
    <details {...rest}>
      <summary className={styles.moreSummary}>{label}</summary>
      {children}
    </details>
  );
}

export interface FilterChip {
  /** The value, such as "DIN A4". */
  label: string;
  /** Address without it. */
  href: string;
}

export interface FilterChipsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Name of the list, such as "Aktive Filter". */
  label: string;
  /** What is filtered now, in the order in which it was chosen. */
  chips: readonly FilterChip[];
  /** What following a chip does, before its label, such as "Filter entfernen:". */
  removeLabel: string;
  /** Link that drops all of them. */
  clear?: { label: string; href: string } | undefined;
}

/** The active filters; each chip is a link that removes its filter. */
export function FilterChips({
  label,
  chips,
  removeLabel,
  clear,
  className,
  ...rest
}: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul {...rest} aria-label={label} className={cx(styles.chips, className)}>
      {chips.map((chip) => (
        <li key={chip.href}>
          <BareLink href={chip.href} rel="nofollow" className={styles.chip}>
            <VisuallyHidden>{removeLabel}</VisuallyHidden> {chip.label}
            <IconClose size="s" />
          </BareLink>
        </li>
      ))}
      {clear && (
        <li>
          <Link href={clear.href}>{clear.label}</Link>
        </li>
      )}
    </ul>
  );
}
