import { mutate } from '@kreide/relay';
import { faultsOf, withdrawalForm } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { declareInTwoSteps } from '../../features/declaration/declare.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { WithdrawContractMutation } from './__generated__/WithdrawContractMutation.graphql';
import { withdrawContractMutation } from './WithdrawContractMutation.ts';

/** Ruling 13: withdraws from a contract. */
export const withdraw = (context: Readonly<RouterContextProvider>, request: Request) =>
  declareInTwoSteps(request, {
    check: (values) => faultsOf(withdrawalForm, values),
    async send({ orderNumber = '', name = '', email = '' }) {
      const { withdrawContract } = await mutate<WithdrawContractMutation>(
        context.get(relayContext),
        withdrawContractMutation,
        { orderNumber, name, email },
      );
      return withdrawContract;
    },
  });
