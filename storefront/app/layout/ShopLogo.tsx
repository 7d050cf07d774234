import { Logo, type LogoProps } from '@kreide/design-system';
import { useMessages } from '../platform/i18n/messages.tsx';
import { standInName, useShop } from '../platform/shop.tsx';

/** HEAD-01, HEAD-02: the mark; a shop of another name has that name instead, or its picture. */
export function ShopLogo({ size, isLink }: Pick<LogoProps, 'size'> & { isLink?: boolean }) {
  const t = useMessages();
  const { domain, name, logo } = useShop();
  return (
    <Logo
      size={size}
      label={isLink ? t('header.logo', { shop: name }) : name}
      kind={domain.shopLanguage === 'en-DE' ? 'english' : 'german'}
      name={name === standInName ? undefined : name}
      picture={logo}
    />
  );
}
