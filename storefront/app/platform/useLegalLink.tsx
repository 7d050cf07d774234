import { Link } from '@kreide/design-system';
import { type LegalPage, legalPath } from '@kreide/server/contract';
import type { ReactNode } from 'react';
import { useShop } from './shop.tsx';

/**
 * Makes words of a text (`t.rich`) a link to such a page: `{ privacy: legalLink('privacy') }`.
 *
 * @param target `_blank` where a form must not be left
 */
export function useLegalLink(): (
  page: LegalPage,
  target?: '_blank',
) => (words: ReactNode) => ReactNode {
  const { domain } = useShop();
  return (page, target) => (words) => (
    <Link href={legalPath(page, domain.shopLanguage)} target={target}>
      {words}
    </Link>
  );
}
