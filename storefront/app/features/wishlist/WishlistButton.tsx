import { Button, IconHeart, IconHeartFilled } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useWishlistButton } from './wishlistButtons.ts';

interface WishlistButtonProps {
  product: {
    readonly productId: string;
    readonly name: string;
  };
  hasVariants: boolean;
  /** Null while none is chosen. */
  itemId: string | null;
}

/** The wishlist button of a product's page: adds or removes the item that is chosen there. */
export function WishlistButton({ product, hasVariants, itemId }: WishlistButtonProps) {
  const t = useMessages();
  const { productId, name } = product;
  const { button, isListed } = useWishlistButton({ productId, name, hasVariants, itemId });
  const Heart = isListed ? IconHeartFilled : IconHeart;
  return (
    <Button {...button} tone="link" icon={<Heart size="s" />}>
      {t(isListed ? 'wishlist.entry.remove' : 'wishlist.entry.add')}
    </Button>
  );
}
