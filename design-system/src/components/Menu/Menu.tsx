import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { usePortal } from '../../internal/portalContainer.ts';
import { useDirection } from '../../internal/useDirection.ts';
import { IconCheck } from '../Icon/icons.ts';
import { BareLink, type LinkComponentProps } from '../Link/LinkProvider.tsx';
import * as styles from './Menu.css.ts';

export const menuSides = ['bottom', 'top', 'left', 'right'] as const;
export const menuAligns = ['start', 'center', 'end'] as const;

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Whether it is open (controlled). */
  open?: boolean | undefined;
  /** Whether it is open at first (uncontrolled). @default false */
  defaultOpen?: boolean | undefined;
  /** Called when it opens or closes, with the new state. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Button that opens it, and gives it its name. */
  trigger: ReactElement;
  /** @default 'bottom' */
  side?: (typeof menuSides)[number] | undefined;
  /** @default 'start' */
  align?: (typeof menuAligns)[number] | undefined;
  /** `MenuItem`s, `MenuLink`s, `MenuCheckboxItem`s, `MenuRadioGroup`s, `MenuSeparator`s. */
  children: ReactNode;
}

/** A menu of actions below a button. Arrow keys go through them, letters jump to them. */
export function Menu({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  side = 'bottom',
  align = 'start',
  className,
  children,
  ...rest
}: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <DropdownMenu.Root
      dir={useDirection(button)}
      // The page stays usable: nothing is locked or hidden for a list of five words.
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <DropdownMenu.Trigger ref={button} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal {...usePortal()}>
        <DropdownMenu.Content
          {...rest}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          className={cx(styles.root, className)}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export const menuItemTones = ['neutral', 'danger'] as const;

interface MenuItemContent {
  /** Icon before the text. */
  icon?: ReactNode | undefined;
  /** What is done, or where it leads. */
  children: ReactNode;
}

export interface MenuItemProps
  extends MenuItemContent,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** Called when it is chosen; the menu closes. */
  onSelect: () => void;
  /** Red for what destroys something. @default 'neutral' */
  tone?: (typeof menuItemTones)[number] | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/** A menu entry that does something. */
export function MenuItem({
  icon,
  tone = 'neutral',
  disabled = false,
  className,
  children,
  ...rest
}: MenuItemProps) {
  return (
    <DropdownMenu.Item
      {...rest}
      disabled={disabled}
      className={cx(styles.item, styles.tones[tone], className)}
    >
      {icon}
      <span className={styles.text}>{children}</span>
    </DropdownMenu.Item>
  );
}

export interface MenuLinkProps extends MenuItemContent, Omit<LinkComponentProps, 'children'> {}

/** A menu entry that is a link. */
export function MenuLink({ icon, className, children, ...rest }: MenuLinkProps) {
  return (
    <DropdownMenu.Item asChild>
      <BareLink {...rest} className={cx(styles.item, styles.tones.neutral, className)}>
        {icon}
        <span className={styles.text}>{children}</span>
      </BareLink>
    </DropdownMenu.Item>
  );
}

export interface MenuCheckboxItemProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect' | 'defaultChecked'> {
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void;
  /** @default false */
  disabled?: boolean | undefined;
  /** What is switched. */
  children: ReactNode;
}

/** A menu entry that is on or off; the menu stays open, so that several can be changed. */
export function MenuCheckboxItem({
  disabled = false,
  className,
  children,
  ...rest
}: MenuCheckboxItemProps) {
  return (
    <DropdownMenu.CheckboxItem
      {...rest}
      disabled={disabled}
      onSelect={(event) => event.preventDefault()}
      className={cx(styles.item, styles.tones.neutral, className)}
    >
      <Mark />
      <span className={styles.text}>{children}</span>
    </DropdownMenu.CheckboxItem>
  );
}

export interface MenuRadioGroupProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** What is chosen, such as "Sortierung"; stands above the options. */
  label: string;
  /** Chosen value. */
  value: string;
  /** Called with the chosen value. */
  onValueChange: (value: string) => void;
  /** What can be chosen. */
  options: readonly { value: string; label: ReactNode; disabled?: boolean | undefined }[];
}

/** One of several; choosing closes the menu. */
export function MenuRadioGroup({ label, options, className, ...rest }: MenuRadioGroupProps) {
  return (
    <DropdownMenu.RadioGroup {...rest} aria-label={label} className={cx(className)}>
      <DropdownMenu.Label aria-hidden className={styles.label}>
        {label}
      </DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={cx(styles.item, styles.tones.neutral)}
        >
          <Mark />
          <span className={styles.text}>{option.label}</span>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** Keeps its width when nothing is chosen, so that the labels are aligned. */
function Mark() {
  return (
    <span className={styles.mark}>
      <DropdownMenu.ItemIndicator>
        <IconCheck size="s" />
      </DropdownMenu.ItemIndicator>
    </span>
  );
}

/** A line between what belongs together. */
export function MenuSeparator({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <DropdownMenu.Separator {...rest} className={cx(styles.separator, className)} />;
}
