import { fetchQuery, type IEnvironment } from '@kreide/relay';
import { isOutage } from '../../features/form/sending.ts';
import type { ContactArticleQuery } from './__generated__/ContactArticleQuery.graphql';
import { contactArticleQuery } from './ContactArticleQuery.ts';

/** What a question is about. */
export interface AskedArticle {
  readonly name: string;
  readonly articleNumber: string;
}

/** `product` and `varid`, as product pages call them; undefined: the address names none. */
export function askedProduct({ searchParams }: URL) {
  const productId = searchParams.get('product');
  return productId ? { productId, varid: searchParams.get('varid') } : undefined;
}

/**
 * The article of which a product page's link asks.
 *
 * @returns null for one that is not sold; also in an outage, since the form goes without it
 */
export async function askedArticle(
  environment: IEnvironment,
  asked: ReturnType<typeof askedProduct>,
): Promise<AskedArticle | null> {
  if (asked === undefined) return null;
  try {
    const { product } =
      (await fetchQuery<ContactArticleQuery>(
        environment,
        contactArticleQuery,
        asked,
      ).toPromise()) ?? {};
    if (!product) return null;
    const { name, orderNumber, variantInformation } = product;
    return { name, articleNumber: variantInformation.item?.orderNumber ?? orderNumber };
  } catch (error) {
    if (!isOutage(error)) throw error;
    return null;
  }
}
