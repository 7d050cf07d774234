import { graphql, mutate } from '@kreide/relay';
import { data, type RouterContextProvider } from 'react-router';
import { isOutage } from '../../features/form/sending.ts';
import { cookieHeaders, seeOther } from '../../platform/answers.server.ts';
import { underIds } from '../../platform/identity.server.ts';
import { underSession } from '../../platform/session.server.ts';
import { relayContext, visitContext } from '../../platform/visit.ts';
import type { sendOrderFormMutation } from './__generated__/sendOrderFormMutation.graphql';
import { type OrderFormAnswer, orderFormAnswer } from './answer.ts';
import { checkRows } from './checkRows.ts';
import { entriesOf, type OrderFormEntry } from './entry.ts';
import { filled, inputOf, isFilled, type Row, rowsOf, withMore } from './rows.ts';

const mutation = graphql`
  mutation sendOrderFormMutation($cartId: String!, $rows: [OrderFormRow!]!) {
    addOrderFormToCart(cartId: $cartId, rows: $rows) {
      entries { ...entry_row }
    }
  }
`;

/** `intent` of the button that takes another article into a row (DEC-137), or empties it. */
const replacement = /^(?:accept|clear):(\d+)(?::(.+))?$/;

/** What a button makes of the rows before they are looked up. */
function changed(
  rows: readonly Row[],
  form: FormData,
): Pick<OrderFormAnswer, 'left'> & {
  rows: readonly Row[];
} {
  const intent = String(form.get('intent') ?? '');
  if (intent === 'more') return { rows: withMore(rows), left: 0 };
  if (intent === 'fill') return filled(rows, String(form.get('list') ?? ''));
  const [, place, number = ''] = replacement.exec(intent) ?? [];
  return {
    rows: rows.map((row, at) => (String(at) === place ? { ...row, number } : row)),
    left: 0,
  };
}

/**
 * The order form as a plain form: its buttons change rows, or put what is valid into the cart.
 * With JavaScript only the last comes here.
 */
export async function sendOrderForm(context: Readonly<RouterContextProvider>, request: Request) {
  const form = await request.formData();
  const rows = rowsOf(form);
  try {
    return await underSession(context, async () => {
      if (form.get('intent') === 'add') return addToCart(context, request, rows);
      const { rows: next, left } = changed(rows, form);
      const shown = await checkRows(context.get(relayContext), next);
      return data(orderFormAnswer({ rows: shown, left }));
    });
  } catch (error) {
    if (!isOutage(error)) throw error;
    return data(orderFormAnswer({ rows, message: 'somethingWentWrong' }), { status: 503 });
  }
}

/** OFORM-04. What could not be added stays. */
async function addToCart(
  context: Readonly<RouterContextProvider>,
  request: Request,
  rows: readonly Row[],
) {
  if (!rows.some(isFilled)) {
    return data(orderFormAnswer({ rows, message: 'vue.orderForm.error.empty' }), { status: 422 });
  }
  const { result, cookies } = await underIds(context, request, async (cartId) => {
    const variables = { cartId, rows: inputOf(rows) };
    const answer = await mutate<sendOrderFormMutation>(
      context.get(relayContext),
      mutation,
      variables,
    );
    return entriesOf(answer.addOrderFormToCart.entries);
  });
  const isAdded = ({ quantityInCart }: OrderFormEntry) => quantityInCart != null;
  const added = result.filter(isAdded);
  const rest = result.filter((entry) => !isAdded(entry));
  // Before JavaScript: reloading the next page sends nothing again.
  if (rest.length === 0 && !context.get(visitContext).isDataRequest) {
    return seeOther('/checkout/basket', cookies);
  }
  const shown = rest.map((entry) => ({
    number: entry.articleNumber,
    quantity: String(entry.quantity),
    entry,
  }));
  return data(orderFormAnswer({ rows: shown, added }), {
    status: added.length > 0 ? 200 : 422,
    headers: cookieHeaders(cookies),
  });
}
