import type { Faults } from '@kreide/server/contract';
import { type FormFailure, formFailure, refusalOf } from '../form/answer.ts';
import { runFormAction } from '../form/runFormAction.server.ts';

type Values = Readonly<Record<string, string>>;

/** State of the two steps: the form, the entered values for confirmation, or the receipt. */
export type DeclarationState =
  | { readonly step: 'form'; readonly form: FormFailure }
  | { readonly step: 'review'; readonly values: Values }
  | {
      readonly step: 'received';
      readonly values: Values;
      /** ISO 8601. */
      readonly receivedAt: string;
    };

type Answer = Parameters<typeof refusalOf>[1] & {
  readonly successful: boolean;
  readonly receivedAt?: string | null | undefined;
};

/**
 * Ruling 13: takes the form, shows it for confirmation, sends the declaration. Nothing is declared
 * before the second step (BGB §§ 312k, 356a).
 */
export const declareInTwoSteps = (
  request: Request,
  { check, send }: { check: (values: Values) => Faults; send: (values: Values) => Promise<Answer> },
) =>
  runFormAction<DeclarationState, DeclarationState>(request, {
    failed: (form) => ({ step: 'form', form }),
    check: (values) => (values.intent === 'change' ? {} : check(values)),
    async send({ intent, ...values }) {
      if (intent === 'change') return { answer: { step: 'form', form: formFailure(values, {}) } };
      if (intent !== 'confirm') return { answer: { step: 'review', values } };
      const result = await send(values);
      return result.successful && result.receivedAt
        ? { answer: { step: 'received', values, receivedAt: result.receivedAt } }
        : { refusal: refusalOf(values, result) };
    },
  });
