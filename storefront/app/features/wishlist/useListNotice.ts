import { type ToastMessage, useToasts } from '@kreide/design-system';
import { useMemo } from 'react';

/** Says what became of a list; the latest takes the place of what was said before. */
export type ListNotice = (kind: ToastMessage['kind'], message: string) => void;

const id = 'wishlist';

export function useListNotice(): ListNotice {
  const { show, close } = useToasts();
  return useMemo(
    () => (kind, message) => {
      close(id);
      show({ id, kind, message });
    },
    [show, close],
  );
}
