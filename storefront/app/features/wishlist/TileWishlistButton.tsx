import { IconButton } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import * as styles from './TileWishlistButton.css.ts';
import { useWishlistButton } from './wishlistButtons.ts';

interface TileWishlistButtonProps {
  product: {
    readonly productId: string;
    /** The item that the tile shows, where one was chosen. */
    readonly itemId: string | null;
    readonly name: string;
  };
  hasVariants: boolean;
}

/** The wishlist button on a tile's picture, a heart without words. */
export function TileWishlistButton({ product, hasVariants }: TileWishlistButtonProps) {
  const t = useMessages();
  const { button, isListed } = useWishlistButton({ ...product, hasVariants });
  return (
    <IconButton
      {...button}
      size="s"
      surface="raised"
      label={t('wishlist.entry.add.named', { name: product.name })}
      title={t(isListed ? 'wishlist.entry.remove' : 'wishlist.entry.add')}
      className={styles.heart}
    >
      {null}
    </IconButton>
  );
}
