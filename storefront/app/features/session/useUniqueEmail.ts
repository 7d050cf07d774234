import { fetchInBackground, useRelayEnvironment } from '@kreide/relay';
import { faultsOf, forgottenEmailForm } from '@kreide/server/contract';
import { type FocusEvent, useRef } from 'react';
import type { FormState } from '../form/useForm.ts';
import type { EmailUniquenessQuery } from './__generated__/EmailUniquenessQuery.graphql';
import { emailUniquenessQuery } from './EmailUniquenessQuery.ts';

const notUnique = 'vue.form.error.email.notUnique';

const plain = (email: string | undefined): string => (email ?? '').trim().toLowerCase();

/** REG-05: asks the API, when an e-mail field is left, whether the address has an account. */
export function useUniqueEmail() {
  const environment = useRelayEnvironment();
  /** What the API has answered, by address. */
  const known = useRef(new Map<string, boolean>());

  return {
    /** The fault of an address that is known to be taken. */
    faults: (values: Readonly<Record<string, string>>): Record<string, string> =>
      known.current.get(plain(values.email)) === false ? { email: notUnique } : {},
    /** For the field's `onBlur`. */
    ask(form: Pick<FormState, 'tell'>) {
      return async ({ currentTarget }: FocusEvent<HTMLInputElement>): Promise<void> => {
        const email = plain(currentTarget.value);
        if (email === '' || Object.keys(faultsOf(forgottenEmailForm, { email })).length > 0) return;
        if (!known.current.has(email)) {
          const answer = await fetchInBackground<EmailUniquenessQuery>(
            environment,
            emailUniquenessQuery,
            { email },
          )
            .toPromise()
            // Too many questions, or no answer: the form is told when it is sent.
            .catch(() => undefined);
          if (answer === undefined) return;
          known.current.set(email, answer.emailUniqueness);
        }
        // Meanwhile another one may stand there.
        const isTaken = known.current.get(email) === false && plain(currentTarget.value) === email;
        if (isTaken) form.tell('email', notUnique);
      };
    },
  };
}
