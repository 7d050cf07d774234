import { serverQuery } from '@kreide/relay';
import { quantityIn } from '@kreide/server/contract';
import { data, type RouterContextProvider } from 'react-router';
import { relayContext } from '../../platform/requestContext.ts';
import type { TeaserListFormQuery } from './__generated__/TeaserListFormQuery.graphql';
import { teaserListFormQuery } from './TeaserListFormQuery.ts';

type Delivered = NonNullable<TeaserListFormQuery['response']['list']>;

/** The list of a form that was sent without JavaScript: as delivered, in the quantities of the form. */
export async function postedList(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<Delivered> {
  const externalId = String(form.get('teaserWishlistId') ?? '');
  const { data: found } = await serverQuery<TeaserListFormQuery>(
    context.get(relayContext),
    teaserListFormQuery,
    { externalId },
  );
  // The page that had it is an old one, or the form is none of the shop's.
  if (!found.list) throw data(null, { status: 404 });
  const { name, entries } = found.list;
  return {
    name,
    entries: entries.map((entry) => {
      const quantity = form.get(`quantity.${entry.externalId}`);
      return typeof quantity === 'string' ? { ...entry, quantity: quantityIn(quantity) } : entry;
    }),
  };
}

/** As the API takes them. */
export const goodsOf = ({ entries }: Delivered) =>
  entries.map(({ productId, itemId = null, quantity }) => ({ productId, itemId, quantity }));
