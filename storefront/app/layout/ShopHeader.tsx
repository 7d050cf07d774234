import { Header, HeaderAction, IconHeart, NavigationSheetOpener } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useLocation } from 'react-router';
import { CartAction } from '../features/cart/CartAction.tsx';
import { AccountAction } from '../features/session/AccountAction.tsx';
import { useSession } from '../features/session/sessionContext.ts';
import { useMessages } from '../platform/i18n/messages.tsx';
import { useShop } from '../platform/shop.tsx';
import type { ShopHeader_query$key } from './__generated__/ShopHeader_query.graphql';
import { HeaderTop } from './HeaderTop.tsx';
import { ShopLogo } from './ShopLogo.tsx';
import { navigationId, ShopNavigation } from './ShopNavigation.tsx';
import { ShopSearch } from './ShopSearch.tsx';

/** HEAD-01…08: the header, with the subjects below it. */
export function ShopHeader({ query }: { query: ShopHeader_query$key }) {
  const data = useFragment(
    graphql`
      fragment ShopHeader_query on Query {
        offeredPayments
        freeFrom: parameters(name: "shipping", entry: "freeFrom.cents") { value }
        ...ShopNavigation_query
        ...ShopSearch_query
      }
    `,
    query,
  );
  const t = useMessages();
  const { domain } = useShop();
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  return (
    <Header
      page={pathname + search}
      top={
        <HeaderTop
          freeFrom={Number(data.freeFrom[0]?.value ?? 0)}
          hasInvoice={data.offeredPayments.includes('RECHNUNG')}
        />
      }
      menu={<NavigationSheetOpener sheet={navigationId} label={t('header.menu')} />}
      logo={<ShopLogo isLink />}
      search={<ShopSearch query={data} />}
      searchLabel={t('search.label')}
      actions={
        <>
          <AccountAction />
          <HeaderAction
            // Ruling 7; the business storefront has no guests.
            href={isSignedIn || domain.isB2b ? '/myaccount/wishlist' : '/notepad'}
            icon={<IconHeart size="l" />}
            label={t('header.wishlist')}
          />
          <CartAction />
        </>
      }
      tabs={<ShopNavigation query={data} />}
    />
  );
}
