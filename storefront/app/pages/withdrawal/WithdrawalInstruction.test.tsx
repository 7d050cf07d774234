import { clientQuery, type RouteQuery, useRouteQuery } from '@kreide/relay';
import { act, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import type { WithdrawalPageQuery } from './__generated__/WithdrawalPageQuery.graphql';
import { WithdrawalInstruction } from './WithdrawalInstruction.tsx';
import { withdrawalPageQuery } from './WithdrawalPageQuery.ts';

function Instruction({ routeQuery }: { routeQuery: RouteQuery }) {
  const { page } = useRouteQuery<WithdrawalPageQuery>(withdrawalPageQuery, routeQuery);
  return <WithdrawalInstruction page={page} />;
}

async function showInstruction(rows: readonly unknown[]) {
  const variables = { url: '/widerruf' };
  const { network } = await renderInShop((environment) => (
    <Suspense>
      <Instruction
        routeQuery={clientQuery<WithdrawalPageQuery>(environment, withdrawalPageQuery, variables)}
      />
    </Suspense>
  ));
  const operation = network.pending('WithdrawalPageQuery');
  expect(operation.variables).toEqual(variables);
  await act(async () => operation.resolve({ page: { rows } }));
}

test('ruling 13: the instruction on withdrawal stands beside the form', async () => {
  const html = '<h2>Widerrufsrecht</h2><p>Sie haben das Recht …</p>';
  await showInstruction([{ cells: [{ attributes: { headline: 'x', teasercontent: html } }] }]);
  const instruction = screen.getByRole('region', { name: 'Widerrufsbelehrung' });
  within(instruction).getByRole('heading', { name: 'Widerrufsrecht' });
});

test('without an instruction in the content nothing stands there', async () => {
  await showInstruction([]);
  expect(screen.queryByRole('region', { name: 'Widerrufsbelehrung' })).toBeNull();
});
