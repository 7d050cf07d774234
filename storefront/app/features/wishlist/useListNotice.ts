import { type ToastMessage, useToasts } from '@kreide/design-system';
import { useMemo } from 'react';

/** Says what became of a list; the latest takes the place of what was said before. */
export type ListNotice = (tone: ToastMessage['tone'], message: string) => void;

const id = 'wishlist';

export function useListNotice(): ListNotice {
  const { show, close } = useToasts();
  return useMemo(
    () => (tone, message) => {
      close(id);
      show({ id, tone, message });
    },
    [show, close],
  );
}
