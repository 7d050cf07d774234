import { Flyout, Stack, Text } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import type { CustomerName } from './customerName.ts';
import { LogoutForm } from './LogoutForm.tsx';

export interface AccountFlyoutProps {
  isOpen: boolean;
  name: CustomerName;
  onClose: () => void;
}

/** Who is logged in, and the way out. */
export function AccountFlyout({ isOpen, name, onClose }: AccountFlyoutProps) {
  const t = useMessages();
  const fullName = [name.firstName, name.lastName].filter(Boolean).join(' ');
  return (
    <Flyout
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('account.title')}
      closeLabel={t('common.close')}
    >
      <Stack gap="m">
        {fullName !== '' && <Text>{t('account.loggedIn', { name: fullName })}</Text>}
        <LogoutForm />
      </Stack>
    </Flyout>
  );
}
