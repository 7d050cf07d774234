import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { confirmedOrderOf } from '../../features/checkout/confirmedOrder.server.ts';
import { type FormFailure, formFailure } from '../../features/form/answer.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { AllowRatingMailMutation } from './__generated__/AllowRatingMailMutation.graphql';
import { allowRatingMailMutation } from './AllowRatingMailMutation.ts';

/**
 * Increased with every change of `confirmation.rating.consent`, since the proof of a consent names
 * the wording.
 */
const consentWording = '1';

export type RatingMailAnswer = { readonly failure: FormFailure } | { readonly isAllowed: true };

/** DEC-89: keeps the consent to one mail that asks for an opinion. */
export const allowRatingMail = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<RatingMailAnswer, RatingMailAnswer>(request, {
    failed: asFailure,
    check: ({ consent }) => (consent ? {} : { consent: 'confirmation.rating.missing' }),
    async send(values) {
      const orderId = confirmedOrderOf(request) ?? '';
      const { allowRatingMail: result } = await withSession(context, () =>
        mutate<AllowRatingMailMutation>(context.get(relayContext), allowRatingMailMutation, {
          orderId,
          wording: consentWording,
        }),
      );
      return result.successful
        ? { answer: { isAllowed: true } }
        : { refusal: formFailure(values, {}, result.errorMessage ?? 'somethingWentWrong') };
    },
  });
