import { fetchQuery, type IEnvironment } from '@kreide/relay';
import type { OrderFormValidationQuery } from './__generated__/OrderFormValidationQuery.graphql';
import { entriesOf } from './OrderFormEntry.ts';
import { orderFormValidationQuery } from './OrderFormValidationQuery.ts';
import { inputOf, isFilled, type Row, type ShownRow } from './rows.ts';

/** Validates the filled rows (API-95); does not change the cart. */
export async function checkRows(
  environment: IEnvironment,
  rows: readonly Row[],
): Promise<readonly ShownRow[]> {
  const input = inputOf(rows);
  const answer =
    input.length > 0
      ? await fetchQuery<OrderFormValidationQuery>(environment, orderFormValidationQuery, {
          rows: input,
        }).toPromise()
      : undefined;
  const entries = entriesOf(answer?.orderFormValidation ?? []).values();
  return rows.map((row) => ({ ...row, entry: isFilled(row) ? entries.next().value : undefined }));
}
