import { Button } from '@kreide/design-system';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { notifyTabs } from '../../platform/tabs.ts';
import { forgetName } from './customerName.ts';

/** AUTH-13. Ends in a new document, so that nothing personal stays in memory. */
export function LogoutForm() {
  const t = useMessages();
  const [isBusy, setBusy] = useState(false);

  async function logOut(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    forgetName();
    try {
      const response = await fetch('/api/logout-action/', { method: 'POST' });
      if (!response.ok) throw new Error(`Logout answered ${response.status}`);
      notifyTabs({ user: true, cartId: true, cart: true, wishlist: true });
      window.location.assign('/');
    } catch {
      // Submits the plain form, whose page shows what is wrong.
      form.submit();
    }
  }

  return (
    <form method="post" action="/logout" onSubmit={(event) => void logOut(event)}>
      <Button type="submit" tone="secondary" loading={isBusy}>
        {t('logout.submit')}
      </Button>
    </form>
  );
}
