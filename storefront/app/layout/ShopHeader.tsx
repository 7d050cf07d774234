import {
  Header,
  HeaderAction,
  IconCart,
  IconHeart,
  IconUser,
  Logo,
  NavigationTabs,
  SearchField,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { useLocation, useSearchParams } from 'react-router';
import { useMessages } from '../platform/i18n/messages.tsx';
import { useShop } from '../platform/shop.tsx';
import { subjectOf } from '../platform/subjects.ts';
import type { ShopHeader_query$key } from './__generated__/ShopHeader_query.graphql';

/** HEAD-01…04, NAV-01: one calm bar, the subjects below it. */
export function ShopHeader({ query }: { query: ShopHeader_query$key }) {
  const { navigationTree, popularSearches } = useFragment(
    graphql`
      fragment ShopHeader_query on Query {
        navigationTree { categoryId name categoryUrl subject isExcludedFromNav }
        popularSearches
      }
    `,
    query,
  );
  const t = useMessages();
  const { domain } = useShop();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return (
    <Header
      logo={
        <Logo
          label={t('header.logo')}
          variant={domain.shopLanguage === 'en-DE' ? 'english' : 'german'}
        />
      }
      search={
        <SearchField
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          submitLabel={t('search.submit')}
          clearLabel={t('search.clear')}
          suggestionsLabel={t('search.suggestions')}
          defaultValue={pathname === '/search' ? (params.get('q') ?? '') : ''}
          {...(popularSearches.length > 0 && {
            popular: { heading: t('search.popular'), terms: popularSearches },
          })}
        />
      }
      actions={
        <>
          <HeaderAction href="/login" icon={<IconUser size="l" />} label={t('header.account')} />
          <HeaderAction
            href="/myaccount/wishlist"
            icon={<IconHeart size="l" />}
            label={t('header.wishlist')}
          />
          <HeaderAction
            href="/checkout/basket"
            icon={<IconCart size="l" />}
            label={t('header.cart')}
          />
        </>
      }
      tabs={
        <NavigationTabs
          label={t('header.navigation')}
          tabs={[
            { id: 'home', label: t('common.home'), href: '/', current: pathname === '/' },
            ...navigationTree
              .filter(({ isExcludedFromNav }) => !isExcludedFromNav)
              .map(({ categoryId, name, categoryUrl, subject }) => {
                const known = subjectOf(subject);
                return {
                  id: categoryId,
                  label: name,
                  href: categoryUrl,
                  current: pathname === categoryUrl,
                  ...(known && { subject: known }),
                };
              }),
          ]}
        />
      }
    />
  );
}
