import { productPath } from '@kreide/server/contract';

interface Article {
  readonly productId: string;
  readonly itemId: string;
}

/** Where the article is looked at, which may be anything that stood in an address. */
export const articlePath = ({ productId, itemId }: Article): string =>
  productPath(encodeURIComponent(productId), encodeURIComponent(itemId));

/** The page that follows the form, which leads back to the article; mails name it the same way. */
export const askedPath = ({ productId, itemId }: Article): string =>
  `/notify?${new URLSearchParams({ product: productId, varid: itemId })}`;

/** What such an address names; undefined: nothing. */
export function articleIn(params: URLSearchParams): Article | undefined {
  const productId = params.get('product');
  const itemId = params.get('varid');
  return productId && itemId ? { productId, itemId } : undefined;
}
