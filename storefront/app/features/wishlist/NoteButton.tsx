import { Button, IconHeart, IconHeartFilled } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { useHeart } from './hearts.ts';

interface NoteButtonProps {
  product: {
    readonly productId: string;
    readonly name: string;
  };
  hasVariants: boolean;
  /** Null while none is chosen. */
  itemId: string | null;
}

/** The heart of a product's page, with words: about the item that is chosen there. */
export function NoteButton({ product, hasVariants, itemId }: NoteButtonProps) {
  const t = useMessages();
  const { productId, name } = product;
  const { button, isNoted } = useHeart({ productId, name, hasVariants, itemId });
  const Heart = isNoted ? IconHeartFilled : IconHeart;
  return (
    <Button {...button} tone="link" icon={<Heart size="s" />}>
      {t(isNoted ? 'wishlist.takeOff' : 'wishlist.note')}
    </Button>
  );
}
