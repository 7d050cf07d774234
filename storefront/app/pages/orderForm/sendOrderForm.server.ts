import { mutate } from '@kreide/relay';
import { data, type RouterContextProvider } from 'react-router';
import { isOutage } from '../../features/form/sending.ts';
import { cookieHeaders, seeOther } from '../../platform/answers.server.ts';
import { withIdentity } from '../../platform/identity.server.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { AddOrderFormToCartMutation } from './__generated__/AddOrderFormToCartMutation.graphql';
import { addOrderFormToCartMutation } from './AddOrderFormToCartMutation.ts';
import { orderFormAnswer } from './answer.ts';
import { checkRows } from './checkRows.ts';
import { entriesOf, type OrderFormEntry } from './OrderFormEntry.ts';
import { filled, inputOf, isFilled, type Row, rowsOf, withMore } from './rows.ts';

/** `intent` of the button that takes another article into a row (DEC-137), or empties it. */
const replacement = /^(?:accept|clear):(\d+)(?::(.+))?$/;

interface Changed {
  readonly rows: readonly Row[];
  readonly list: string;
  readonly left: number;
}

/** Applies a button to the form before its rows are validated. */
function changed(rows: readonly Row[], list: string, intent: string): Changed {
  if (intent === 'more') return { rows: withMore(rows), list, left: 0 };
  if (intent === 'fill') {
    const { rows: next, left } = filled(rows, list);
    return { rows: next, list: left.join('\n'), left: left.length };
  }
  const [, place, number = ''] = replacement.exec(intent) ?? [];
  const replaced = rows.map((row, at) => (String(at) === place ? { ...row, number } : row));
  return { rows: replaced, list, left: 0 };
}

/**
 * The order form as a plain form: its buttons change rows, or add the valid ones to the cart. With
 * JavaScript only the latter is sent.
 */
export async function sendOrderForm(context: Readonly<RouterContextProvider>, request: Request) {
  const form = await request.formData();
  const rows = rowsOf(form);
  const list = String(form.get('list') ?? '');
  const intent = String(form.get('intent') ?? '');
  try {
    return await withSession(context, async () => {
      if (intent === 'add') return addToCart(context, request, rows, list);
      const next = changed(rows, list, intent);
      const shown = await checkRows(context.get(relayContext), next.rows);
      return data(orderFormAnswer({ ...next, rows: shown }));
    });
  } catch (error) {
    if (!isOutage(error)) throw error;
    return data(orderFormAnswer({ rows, list, message: 'somethingWentWrong' }), { status: 503 });
  }
}

/** OFORM-04. Rows that could not be added stay in the form. */
async function addToCart(
  context: Readonly<RouterContextProvider>,
  request: Request,
  rows: readonly Row[],
  list: string,
) {
  if (!rows.some(isFilled)) {
    const message = 'vue.orderForm.error.empty';
    return data(orderFormAnswer({ rows, list, message }), { status: 422 });
  }
  const { result, cookies } = await withIdentity(context, request, async (cartId) => {
    const variables = { cartId, rows: inputOf(rows) };
    const answer = await mutate<AddOrderFormToCartMutation>(
      context.get(relayContext),
      addOrderFormToCartMutation,
      variables,
    );
    return entriesOf(answer.addOrderFormToCart.entries);
  });
  const isAdded = ({ quantityInCart }: OrderFormEntry) => quantityInCart != null;
  const added = result.filter(isAdded);
  const rest = result.filter((entry) => !isAdded(entry));
  // Before JavaScript: a redirect, so that reloading the next page sends nothing again.
  if (rest.length === 0 && list === '' && !context.get(requestContext).isDataRequest) {
    return seeOther('/checkout/basket', cookies);
  }
  const shown = rest.map((entry) => ({
    number: entry.articleNumber,
    quantity: String(entry.quantity),
    entry,
  }));
  return data(orderFormAnswer({ rows: shown, added, list }), {
    status: added.length > 0 ? 200 : 422,
    headers: cookieHeaders(cookies),
  });
}
