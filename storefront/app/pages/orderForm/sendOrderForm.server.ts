import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { formFailure } from '../../features/form/answer.ts';
import { type FormActionResult, runFormAction } from '../../features/form/runFormAction.server.ts';
import { cookieHeaders, seeOther } from '../../platform/answers.server.ts';
import { withIdentity } from '../../platform/identity.server.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { AddOrderFormToCartMutation } from './__generated__/AddOrderFormToCartMutation.graphql';
import { addOrderFormToCartMutation } from './AddOrderFormToCartMutation.ts';
import { type OrderFormAnswer, orderFormAnswer } from './answer.ts';
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

type Context = Readonly<RouterContextProvider>;
type Result = FormActionResult<Response | OrderFormAnswer>;

const listOf = (form: FormData): string => String(form.get('list') ?? '');

/**
 * The order form as a plain form: its buttons change rows, or add the valid ones to the cart. With
 * JavaScript only the latter is sent.
 */
export const sendOrderForm = (context: Context, request: Request) =>
  runFormAction<Response | OrderFormAnswer, OrderFormAnswer>(request, {
    failed: ({ message }, { form }) =>
      orderFormAnswer({ rows: rowsOf(form), list: listOf(form), message }),
    send: (values, form) =>
      withSession(context, async (): Promise<Result> => {
        const [rows, list, intent] = [rowsOf(form), listOf(form), values.intent ?? ''];
        if (intent === 'add') {
          return rows.some(isFilled)
            ? addToCart(context, request, rows, list)
            : { refusal: formFailure(values, {}, 'vue.orderForm.error.empty') };
        }
        const next = changed(rows, list, intent);
        const shown = await checkRows(context.get(relayContext), next.rows);
        return { answer: orderFormAnswer({ ...next, rows: shown }) };
      }),
  });

/** OFORM-04. Rows that could not be added stay in the form. */
async function addToCart(
  context: Context,
  request: Request,
  rows: readonly Row[],
  list: string,
): Promise<Result> {
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
    return { answer: seeOther('/checkout/basket', cookies) };
  }
  const shown = rest.map((entry) => ({
    number: entry.articleNumber,
    quantity: String(entry.quantity),
    entry,
  }));
  return {
    answer: orderFormAnswer({ rows: shown, added, list }),
    init: { status: added.length > 0 ? 200 : 422, headers: cookieHeaders(cookies) },
  };
}
