import { IconButton } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useHeart } from './hearts.ts';
import * as styles from './TileHeart.css.ts';

interface TileHeartProps {
  product: {
    readonly productId: string;
    /** The item that the tile shows, where one was chosen. */
    readonly itemId: string | null;
    readonly name: string;
  };
  hasVariants: boolean;
}

/** The heart on a tile's picture: notes the product, and takes it off again. */
export function TileHeart({ product, hasVariants }: TileHeartProps) {
  const t = useMessages();
  const { button, isNoted } = useHeart({ ...product, hasVariants });
  return (
    <IconButton
      {...button}
      size="s"
      surface="raised"
      label={t('wishlist.note.named', { name: product.name })}
      title={t(isNoted ? 'wishlist.takeOff' : 'wishlist.note')}
      className={styles.heart}
    >
      {null}
    </IconButton>
  );
}
