import { Link } from '@kreide/design-system';
import { GoodsPicture } from '../platform/GoodsPicture.tsx';
import { useMessages } from '../platform/i18n/messages.tsx';
import { useShop } from '../platform/shop.tsx';
import type { SearchSuggestionsQuery } from './__generated__/SearchSuggestionsQuery.graphql';
import * as styles from './SuggestedLinks.css.ts';

type Suggestions = SearchSuggestionsQuery['response']['searchSuggestions'];

/** SEARCH-07: categories and goods that the typed words lead to, beside the suggested words. */
export function SuggestedLinks({
  categories,
  products,
}: Pick<Suggestions, 'categories' | 'products'>) {
  const t = useMessages();
  const { formats } = useShop();
  return (
    <div className={styles.root}>
      {categories.length > 0 && (
        <nav aria-label={t('search.categories')}>
          <p className={styles.heading}>{t('search.categories')}</p>
          <ul>
            {categories.map(({ id, name, categoryUrl, breadcrumb }) => (
              <li key={id} className={styles.category}>
                <Link href={categoryUrl}>{name}</Link>
                {breadcrumb.length > 0 && (
                  <span className={styles.muted}>
                    {t('search.inCategory', { name: breadcrumb.at(-1)?.name ?? '' })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
      {products.length > 0 && (
        <nav aria-label={t('search.products')}>
          <p className={styles.heading}>{t('search.products')}</p>
          <ul>
            {products.map(({ id, name, url, image, price }) => (
              <li key={id} className={styles.product}>
                <span className={styles.picture}>
                  <GoodsPicture picture={image} use="thumb" />
                </span>
                <Link href={url} className={styles.name}>
                  {name}
                </Link>
                {price && (
                  <span className={styles.price}>
                    {price.isStartingFrom && `${t('price.from')} `}
                    {formats.money(price.current)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
