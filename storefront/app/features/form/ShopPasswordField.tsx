import { PasswordField, type PasswordFieldProps } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';

/**
 * PWD-08: `existing` of an account that somebody logs in to, `current` to show once more who asks,
 * `new` to be chosen. What each has to be, the contract says.
 */
export type PasswordScheme = 'existing' | 'current' | 'new';

export interface ShopPasswordFieldProps
  extends Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'autoComplete'> {
  scheme: PasswordScheme;
}

/** A password's field in the words of the shop. */
export function ShopPasswordField({ scheme, ...props }: ShopPasswordFieldProps) {
  const t = useMessages();
  return (
    <PasswordField
      {...props}
      showLabel={t('login.password.show')}
      hideLabel={t('login.password.hide')}
      autoComplete={scheme === 'new' ? 'new-password' : 'current-password'}
    />
  );
}
