import { languageOf } from '@kreide/server/contract';
import { createContext, type ReactNode, useMemo } from 'react';
import type { Domain } from './domain.ts';
import { catalogueOf } from './i18n/catalogue.ts';
import { createFormats, type Formats } from './i18n/formats.ts';
import { createMessages, MessagesProvider } from './i18n/messages.tsx';
import { useProvided } from './useProvided.ts';

export interface Shop {
  readonly domain: Domain;
  /** What the shop is called. */
  readonly name: string;
  /** Path of the picture that is shown in place of its name. */
  readonly logo: string | undefined;
  readonly formats: Formats;
}

/** What a shop is called that nobody has named, as the API says it. */
export const standInName = 'Kreide';

/** Where not even the host could be read, the error page uses the first storefront's texts. */
const standIn: Domain = {
  host: 'localhost',
  canonicalHost: 'localhost',
  isB2b: false,
  baseUrl: '',
  shopStoreId: 'de',
  shopLanguage: 'de-DE',
  localeCode: 'de-de',
  currency: 'EUR',
};

const ShopContext = createContext<Shop | null>(null);

/**
 * Storefront, texts and formats of this visit. Without a domain (a failed root loader) it is de.
 */
export function ShopProvider({
  domain = standIn,
  name = standInName,
  logo,
  children,
}: {
  domain?: Domain | undefined;
  name?: string | undefined;
  logo?: string | undefined;
  children: ReactNode;
}) {
  const { shopLanguage, currency } = domain;
  const messages = useMemo(
    () => createMessages(catalogueOf(languageOf(shopLanguage)), shopLanguage),
    [shopLanguage],
  );
  const shop = useMemo(
    () => ({ domain, name, logo, formats: createFormats(shopLanguage, currency) }),
    [domain, name, logo, shopLanguage, currency],
  );
  return (
    <ShopContext value={shop}>
      <MessagesProvider messages={messages}>{children}</MessagesProvider>
    </ShopContext>
  );
}

export const useShop = (): Shop => useProvided(ShopContext, 'Shop');
