import { ButtonLink, EmptyState } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';

/** @param mayEdit the visitor can put something on it */
export function EmptyWishlist({ mayEdit = true }: { mayEdit?: boolean }) {
  const t = useMessages();
  return (
    <EmptyState
      drawing="list"
      title={t('wishlist.empty.title')}
      actions={<ButtonLink href="/">{t('wishlist.empty.action')}</ButtonLink>}
    >
      {t(mayEdit ? 'wishlist.empty.text' : 'wishlist.empty.readOnly')}
    </EmptyState>
  );
}
