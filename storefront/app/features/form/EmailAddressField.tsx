import { EmailField, type EmailFieldProps } from '@kreide/design-system';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';
import { emailDomains } from './emailDomains.ts';

/** An e-mail field that suggests the domains of this storefront (ACCT-11…13). */
export function EmailAddressField(props: Omit<EmailFieldProps, 'domains' | 'labels'>) {
  const t = useMessages();
  const { domain } = useShop();
  return (
    <EmailField
      {...props}
      domains={emailDomains(domain.shopStoreId)}
      labels={{
        suggestions: t('address.email.suggestions'),
        correction: (address) => t('address.email.correction', { address }),
      }}
    />
  );
}
