import { Alert, ButtonLink } from '@kreide/design-system';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/wishlistTexts.ts';
import { ownPath } from '../../platform/ownPath.ts';
import { addedParam, notAddedParam } from './wishlist.ts';

/** What became of a wishlist button that was pressed without scripts, and the way back. */
export function AddedNotice() {
  const t = useMessages();
  const [params] = useSearchParams();
  const added = params.get(addedParam);
  const before = added ?? params.get(notAddedParam);
  if (before === null) return null;
  const path = ownPath(before);
  const alert = (
    <Alert
      tone={added === null ? 'danger' : 'success'}
      action={
        path && (
          <ButtonLink tone="outline" size="s" href={path}>
            {t('wishlist.added.back')}
          </ButtonLink>
        )
      }
    >
      {t(added === null ? 'wishlist.added.not' : 'wishlist.added')}
    </Alert>
  );
  // With scripts a message says why.
  return added === null ? <noscript>{alert}</noscript> : alert;
}
