import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { BareLink } from '../Link/LinkProvider.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './LineItem.css.ts';

export const lineItemLayouts = ['full', 'compact'] as const;

export interface LineItemProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {
  /** Name of the product. */
  name: string;
  /** Language of the name, where it is another than the page's. */
  nameLang?: string | undefined;
  /** The product page. */
  href?: string | undefined;
  /** A `Picture`; the line shows it square. */
  picture: ReactNode;
  /** Cart and summary, or minicart. @default 'full' */
  layout?: (typeof lineItemLayouts)[number] | undefined;
  /** Variant, order number and the like. */
  facts?: readonly { label: string; value: string }[] | undefined;
  /** A `BadgeGroup`. */
  badges?: ReactNode | undefined;
  /** An `Availability`. */
  availability?: ReactNode | undefined;
  /** A `QuantityField`, or the quantity as text. */
  quantity?: ReactNode | undefined;
  /** Removes the line. */
  remove?: ReactNode | undefined;
  /** Amount of the line. */
  total: ReactNode;
  /** Price of one, such as "je 1,25 €". */
  unitPrice?: ReactNode | undefined;
  /** Under the line: messages, accessories, deal countdown. */
  notices?: ReactNode | undefined;
  /** Cannot be bought: picture and name are greyed out. @default false */
  unavailable?: boolean | undefined;
  /** The line is being changed. @default false */
  loading?: boolean | undefined;
}

/** A line of a cart or an order; stands in a list. */
export function LineItem({
  name,
  nameLang,
  href,
  picture,
  layout = 'full',
  facts = [],
  badges,
  availability,
  quantity,
  remove,
  total,
  unitPrice,
  notices,
  unavailable = false,
  loading = false,
  className,
  ...rest
}: LineItemProps) {
  return (
    <li
      {...rest}
      aria-busy={loading || undefined}
      className={cx(styles.root, styles.layouts[layout], className)}
    >
      <div className={styles.picture}>
        <div className={cx((loading || unavailable) && styles.palePicture)}>{picture}</div>
        {loading && <Spinner className={styles.spinner} />}
      </div>
      <div className={styles.main}>
        <p lang={nameLang} className={cx(styles.name, unavailable && styles.paleName)}>
          {href === undefined ? (
            name
          ) : (
            <BareLink href={href} className={styles.link}>
              {name}
            </BareLink>
          )}
        </p>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label} className={styles.fact}>
                <dt>{label}:</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {badges}
        {availability}
      </div>
      <div className={cx(styles.controls, styles.controlLayouts[layout])}>
        {quantity}
        {remove}
        <div className={cx(styles.amounts, styles.amountLayouts[layout])}>
          <span className={styles.total}>{total}</span>
          {unitPrice && <span className={styles.unit}>{unitPrice}</span>}
        </div>
      </div>
      {notices && <div className={styles.foot}>{notices}</div>}
    </li>
  );
}
