import { Button, VisuallyHidden } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { EntryRow } from '../../features/wishlist/EntryRow.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { restoreFocus } from '../../platform/restoreFocus.ts';
import type { WishlistEntries_wishlist$data } from './__generated__/WishlistEntries_wishlist.graphql';
import type { WishlistRow_entry$key } from './__generated__/WishlistRow_entry.graphql';
import { EntryNotes } from './EntryNotes.tsx';
import { useWishlistPage } from './wishlistContext.ts';

export interface WishlistRowProps {
  wishlistId: string;
  entry: WishlistRow_entry$key;
  /** What the visitor may do with the list (SHARE-02). */
  rights: WishlistEntries_wishlist$data['rights'];
  /** Whether anybody else uses the list. */
  isShared: boolean;
  isBusy: boolean;
  /** It takes the place of the button that puts it back, and of that one's focus. */
  isRestored: boolean;
  onQuantity: (quantity: number) => Promise<void>;
  onRemove: () => void;
  onDialog: (dialog: 'variant' | 'variantForCart' | 'comments' | 'options') => void;
  onAddToCart: (itemId: string) => void;
  onTake: (isTaken: boolean) => void;
}

/** WISH-02…08: an entry of a wishlist, with what the visitor may do. */
export function WishlistRow({
  wishlistId,
  entry,
  rights,
  isShared,
  isBusy,
  isRestored,
  onQuantity,
  onRemove,
  onDialog,
  onAddToCart,
  onTake,
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
          basePrice { price { cents } amount unit }
        }
        comments { externalId }
        ...EntryNotes_entry
      }
    `,
    entry,
  );
  const t = useMessages();
  const { pathOfPage, page, isGuest } = useWishlistPage();
  const formPath = pathOfPage(wishlistId, page);
  const { externalId, name, isSaleable, comments } = shown;
  const mayEdit = rights.includes('EDIT');
  return (
    <EntryRow
      ref={isRestored ? restoreFocus : undefined}
      tabIndex={-1}
      entry={shown}
      isBusy={isBusy}
      onChoose={mayEdit ? () => onDialog('variant') : undefined}
      onChooseForCart={() => onDialog('variantForCart')}
      onAddToCart={onAddToCart}
      quantityField={
        mayEdit ? { name: 'quantity', onValueChange: onQuantity, onDelete: onRemove } : undefined
      }
      aroundQuantity={(field) => (
        <form method="post" action={formPath} onSubmit={(event) => event.preventDefault()}>
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
      notes={
        <EntryNotes
          entry={shown}
          name={name}
          rights={rights}
          isShared={isShared}
          onOpen={() => onDialog('comments')}
          onTake={onTake}
        />
      }
    >
      {!isGuest && isSaleable && rights.length > 0 && (
        <Button tone="secondary" size="s" onClick={() => onDialog('options')}>
          {t('wishlist.entry.options')}
          <VisuallyHidden> ({name})</VisuallyHidden>
        </Button>
      )}
      {!isShared && comments.length === 0 && rights.includes('COMMENT') && (
        <Button tone="link" size="s" onClick={() => onDialog('comments')}>
          {t('wishlist.comment.write')}
          <VisuallyHidden> ({name})</VisuallyHidden>
        </Button>
      )}
      {mayEdit && (
        <form
          method="post"
          action={formPath}
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
            <VisuallyHidden> ({name})</VisuallyHidden>
          </Button>
        </form>
      )}
    </EntryRow>
  );
}
