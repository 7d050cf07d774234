import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Price.css.ts';

export const priceSizes = ['s', 'm', 'l'] as const;

export const priceOffers = ['special', 'best', 'lightning'] as const;

/** An amount as `Intl.NumberFormat` gives it: `format()`, or `formatToParts()` to raise the cents. */
export type Amount = string | readonly { type: string; value: string }[];

export interface LabelledAmount {
  /** What the amount is, such as "UVP" or "Niedrigster Preis der letzten 30 Tage". */
  label: string;
  /** The amount. */
  amount: Amount;
}

export interface PriceProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'prefix'> {
  /** What is to be paid. */
  current: Amount;
  /** Size of the current price. @default 'm' */
  size?: (typeof priceSizes)[number] | undefined;
  /** Word before the amount, such as "ab". */
  prefix?: string | undefined;
  /** What the current price is, for assistive technology, such as "Preis". */
  label?: string | undefined;
  /** What makes the current price a particular one, in the words that are to stand above it. */
  offer?: { kind: (typeof priceOffers)[number]; label: string } | undefined;
  /** Struck price with its required note: the lowest of the last 30 days. Turns the price red. */
  old?: LabelledAmount | undefined;
  /** The maker's list price, labelled as such. */
  listPrice?: LabelledAmount | undefined;
  /** Discount badge or another mark beside the amount. */
  badge?: ReactNode | undefined;
  /** Price per unit, such as "0,10 € / 1 Stück". */
  basePrice?: ReactNode | undefined;
  /** Further amount, such as the gross price that is suggested to business shoppers. */
  secondary?: ReactNode | undefined;
  /** Tax and shipping. */
  note?: ReactNode | undefined;
}

const textOf = (amount: Amount) =>
  typeof amount === 'string' ? amount : amount.map((part) => part.value).join('');

/** Raised cents for sighted readers; one plain amount for assistive technology. */
function CurrentAmount({ amount, label }: { amount: Amount; label: string | undefined }) {
  if (typeof amount === 'string') {
    return (
      <>
        {label && <VisuallyHidden>{`${label} `}</VisuallyHidden>}
        {amount}
      </>
    );
  }
  const cents = amount.findIndex(({ type }) => type === 'fraction');
  // One string each: React separates neighbouring ones by comments, sixty times in a listing.
  return (
    <>
      <VisuallyHidden>{label ? `${label} ${textOf(amount)}` : textOf(amount)}</VisuallyHidden>
      <span aria-hidden>
        {cents < 0 ? (
          textOf(amount)
        ) : (
          <>
            {textOf(amount.slice(0, cents))}
            <span className={styles.fraction}>{amount[cents]?.value}</span>
            {textOf(amount.slice(cents + 1))}
          </>
        )}
      </span>
    </>
  );
}

/** A price with everything that the law requires beside it. */
export function Price({
  current,
  size = 'm',
  prefix,
  label,
  offer,
  old,
  listPrice,
  badge,
  basePrice,
  secondary,
  note,
  className,
  ...rest
}: PriceProps) {
  // A best price compares with other products; it need not be lower than before.
  const isReduced = old || (offer && offer.kind !== 'best');
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {offer && <span className={styles.offers[offer.kind]}>{offer.label}</span>}
      <div className={styles.line}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <span className={cx(styles.sizes[size], isReduced && styles.reduced)}>
          <CurrentAmount amount={current} label={label} />
        </span>
        {badge}
      </div>
      {old && (
        <span className={styles.note}>
          {`${old.label} `}
          <s className={styles.struck}>{textOf(old.amount)}</s>
        </span>
      )}
      {listPrice && (
        <span className={styles.note}>{`${listPrice.label} ${textOf(listPrice.amount)}`}</span>
      )}
      {secondary && <span className={styles.note}>{secondary}</span>}
      {basePrice && <span className={styles.note}>{basePrice}</span>}
      {note && <span className={styles.note}>{note}</span>}
    </div>
  );
}
