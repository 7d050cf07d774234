import { Button, VisuallyHidden } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { EntryRow } from '../../features/wishlist/EntryRow.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import type { WishlistRow_entry$key } from './__generated__/WishlistRow_entry.graphql';
import { restoreFocus } from './restoreFocus.ts';
import { wishlistPath } from './wishlist.ts';

export interface WishlistRowProps {
  wishlistId: string;
  entry: WishlistRow_entry$key;
  isBusy: boolean;
  onQuantity: (quantity: number) => Promise<void>;
  onRemove: () => void;
  onChoose: () => void;
  onAddToCart: (itemId: string) => void;
}

/** WISH-02…08: an entry of the visitor's own list, which can be removed. */
export function WishlistRow({
  wishlistId,
  entry,
  isBusy,
  onQuantity,
  onRemove,
  onChoose,
  onAddToCart,
}: WishlistRowProps) {
  const shown = useFragment(
    graphql`
      fragment WishlistRow_entry on WishlistEntry {
        externalId
        name
        path
        quantity
        isSaleable
        product {
          isSale
          isNewProduct
          isTopseller
          extraBadges(first: 1) { badgeId name }
          hasMoreVariants
          image { mediaId }
          availability { status text }
          lightningDealInfo { isSold hasNewLook }
        }
        item {
          itemId
          orderNumber
          variantAttributes { label value }
          pictures { mediaId }
          availability { status text }
          minimumOrderQuantity
          lightningDealInfo { isSold hasNewLook }
        }
        replacement { name path image { mediaId } }
        totals {
          current { cents }
          savings { cents }
          lightningPrice { cents }
          basePrice { price { cents } unit }
        }
      }
    `,
    entry,
  );
  const t = useMessages();
  const { externalId, name } = shown;
  return (
    <EntryRow
      ref={restoreFocus}
      tabIndex={-1}
      entry={shown}
      isBusy={isBusy}
      onChoose={onChoose}
      onAddToCart={onAddToCart}
      quantityField={{ name: 'quantity', onValueChange: onQuantity, onDelete: onRemove }}
      aroundQuantity={(field) => (
        <form method="post" action={wishlistPath} onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name="intent" value="set" />
          <input type="hidden" name="list" value={wishlistId} />
          <input type="hidden" name="entryId" value={externalId} />
          {field}
          <noscript>
            <Button type="submit" tone="secondary" size="s">
              {t('cart.quantity.apply')}
            </Button>
          </noscript>
        </form>
      )}
    >
      <form
        method="post"
        action={wishlistPath}
        onSubmit={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="list" value={wishlistId} />
        <input type="hidden" name="entryId" value={externalId} />
        <Button type="submit" tone="link" size="s">
          {t('cart.remove.short')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </form>
    </EntryRow>
  );
}
