import { type ToastMessage, useToasts } from '@kreide/design-system';
import { useMemo } from 'react';

/** Shows what became of a change; replaces the notice of the change before. */
export type WishlistNotice = (tone: ToastMessage['tone'], message: string) => void;

const id = 'wishlist';

export function useWishlistNotice(): WishlistNotice {
  const { show, close } = useToasts();
  return useMemo(
    () => (tone, message) => {
      close(id);
      show({ id, tone, message });
    },
    [show, close],
  );
}
