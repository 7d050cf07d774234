import { fetchQuery, graphql, type IEnvironment } from '@kreide/relay';
import type { checkRowsQuery } from './__generated__/checkRowsQuery.graphql';
import { entriesOf } from './entry.ts';
import { inputOf, isFilled, type Row, type ShownRow } from './rows.ts';

const query = graphql`
  query checkRowsQuery($rows: [OrderFormRow!]!) {
    orderFormValidation(rows: $rows) { ...entry_row }
  }
`;

/** Asks what there is to say of the filled rows (API-95); nothing is put into the cart. */
export async function checkRows(
  environment: IEnvironment,
  rows: readonly Row[],
): Promise<readonly ShownRow[]> {
  const input = inputOf(rows);
  const answer =
    input.length > 0
      ? await fetchQuery<checkRowsQuery>(environment, query, { rows: input }).toPromise()
      : undefined;
  const entries = entriesOf(answer?.orderFormValidation ?? []).values();
  return rows.map((row) => ({ ...row, entry: isFilled(row) ? entries.next().value : undefined }));
}
