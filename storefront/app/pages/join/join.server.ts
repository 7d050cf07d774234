import { mutate } from '@kreide/relay';
import { passwordLength } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { JoinInstitutionMutation } from './__generated__/JoinInstitutionMutation.graphql';
import { joinInstitutionMutation } from './JoinInstitutionMutation.ts';
import { joinFaults } from './joinFaults.ts';

export type JoinAnswer =
  | { readonly failure: FormFailure; readonly customerNumber?: undefined }
  | { readonly failure?: undefined; readonly customerNumber: string };

export const join = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<JoinAnswer, JoinAnswer>(request, {
    failed: asFailure,
    check: (values) => joinFaults(values, passwordLength.min),
    async send(values) {
      const { token = '', firstName = '', lastName = '', password = '' } = values;
      const { result } = await mutate<JoinInstitutionMutation>(
        context.get(relayContext),
        joinInstitutionMutation,
        { token, firstName, lastName, password },
      );
      const { successful, customerNumber } = result;
      if (!successful || !customerNumber) return { refusal: refusalOf(values, result) };
      return { answer: { customerNumber } };
    },
  });
