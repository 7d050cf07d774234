import { ButtonLink, EmptyState } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';

export function EmptyWishlist() {
  const t = useMessages();
  return (
    <EmptyState
      drawing="list"
      title={t('wishlist.empty.title')}
      actions={<ButtonLink href="/">{t('wishlist.empty.action')}</ButtonLink>}
    >
      {t('wishlist.empty.text')}
    </EmptyState>
  );
}
