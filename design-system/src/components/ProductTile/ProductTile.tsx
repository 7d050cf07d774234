import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { BareLink } from '../Link/LinkProvider.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './ProductTile.css.ts';

export const productTileLayouts = ['grid', 'list'] as const;
export type ProductTileLayout = (typeof productTileLayouts)[number];

export interface ProductTileProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** Name of the product; leads to its page. */
  name: string;
  /** Language of the name, such as `en`, where it is another than the page's. @default the page's */
  nameLang?: string | null | undefined;
  /** The product page; the whole tile leads there. */
  href: string;
  /** A `Picture`, square. */
  picture: ReactNode;
  /** Tile in a grid, or row with order number and inline quantity. @default 'grid' */
  layout?: ProductTileLayout | undefined;
  /** Level of the name in the page's outline. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A `BadgeList`: top left on the picture, in lists under the name. */
  badges?: ReactNode | undefined;
  /** Top right on the picture and small, such as a wishlist button; last in reading order. */
  action?: ReactNode | undefined;
  /**
   * Bottom right on the picture in a grid, such as "add to cart"; shown on hover and focus, always on
   * touch. Comes before `action` in reading order.
   */
  quickAction?: ReactNode | undefined;
  /** Who made it, in one line below the name. */
  maker?: ReactNode | undefined;
  /** Shown in lists, such as "Art.-Nr. 4711". */
  orderNumber?: ReactNode | undefined;
  /** A `StarRating`. */
  rating?: ReactNode | undefined;
  /** A `Price`. */
  price: ReactNode;
  /** State of a lightning deal above its price, such as a `LightningDealBar` (LIST-22). */
  deal?: ReactNode | undefined;
  /** An `Availability`. */
  availability?: ReactNode | undefined;
  /** Such as "in 6 Farben". */
  variantsHint?: ReactNode | undefined;
  /** Colours that it comes in, drawn small before the hint, which the label says for all. */
  swatches?: { colors: readonly string[]; label: string; more?: number | undefined } | undefined;
  /** Controls at the foot: quantity and button in lists, energy label, documents. */
  controls?: ReactNode | undefined;
}

/** A product in a listing. */
export function ProductTile({
  name,
  nameLang,
  href,
  picture,
  layout = 'grid',
  headingLevel = 3,
  badges,
  action,
  quickAction,
  maker,
  orderNumber,
  rating,
  price,
  deal,
  availability,
  variantsHint,
  swatches,
  controls,
  className,
  ...rest
}: ProductTileProps) {
  const Name = `h${headingLevel}` as 'h3';
  const buy = (
    <div className={styles.buy}>
      {deal}
      {price}
      {availability}
      {controls && <div className={styles.controls}>{controls}</div>}
    </div>
  );
  return (
    <article {...rest} className={cx(styles.root, styles.layouts[layout], className)}>
      <div className={styles.media}>
        {picture}
        {layout === 'grid' && badges}
      </div>
      <div className={styles.body}>
        <Name className={styles.name}>
          <BareLink href={href} className={styles.link} lang={nameLang ?? undefined}>
            {name}
          </BareLink>
        </Name>
        {maker && <p className={styles.maker}>{maker}</p>}
        {orderNumber && <p className={styles.orderNumber}>{orderNumber}</p>}
        {rating}
        {(swatches || variantsHint) && (
          <p className={styles.hint}>
            {swatches && (
              <span role="img" aria-label={swatches.label}>
                {swatches.colors.map((background) => (
                  <i key={background} style={{ background }} />
                ))}
                {swatches.more ? `+${swatches.more} ` : ' '}
              </span>
            )}
            {variantsHint}
          </p>
        )}
        {layout === 'list' && badges}
        {layout === 'grid' && buy}
      </div>
      {layout === 'list' && buy}
      {/* On the picture, but after the name in the document: the keyboard reaches the product
          first. */}
      {layout === 'grid' && quickAction && <div className={styles.quickAction}>{quickAction}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}

export interface ProductTileSkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** That of the tile. @default 'grid' */
  layout?: ProductTileLayout | undefined;
}

/** A tile on its way, of the tile's own geometry: a name of two lines, rating, price and stock. */
export function ProductTileSkeleton({
  layout = 'grid',
  className,
  ...rest
}: ProductTileSkeletonProps) {
  const buy = (
    <div className={styles.buy}>
      <Skeleton width="40%" height="1.1rem" />
      <Skeleton width="70%" height=".72rem" />
    </div>
  );
  return (
    <div {...rest} aria-hidden className={cx(styles.root, styles.layouts[layout], className)}>
      <div className={styles.media}>
        <Skeleton shape="square" />
      </div>
      <div className={styles.body}>
        <div className={styles.name}>
          <Skeleton width="92%" height=".85em" />
          <Skeleton width="60%" height=".85em" />
        </div>
        <Skeleton width="45%" height=".55rem" />
        {layout === 'grid' && buy}
      </div>
      {layout === 'list' && buy}
    </div>
  );
}
