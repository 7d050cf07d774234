import { mutate } from '@kreide/relay';
import { cancellationForm, faultsOf } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { declareInTwoSteps } from '../../features/declaration/declare.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { CancelPrimeMutation } from './__generated__/CancelPrimeMutation.graphql';
import { cancelPrimeMutation } from './CancelPrimeMutation.ts';

/** DEC-92: cancels a membership. */
export const cancel = (context: Readonly<RouterContextProvider>, request: Request) =>
  declareInTwoSteps(request, {
    check: (values) => faultsOf(cancellationForm, values),
    async send({ name = '', email = '', reason = '' }) {
      const { cancelPrime } = await mutate<CancelPrimeMutation>(
        context.get(relayContext),
        cancelPrimeMutation,
        { name, email, reason },
      );
      return cancelPrime;
    },
  });
