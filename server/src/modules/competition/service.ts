import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import {
  type FieldError,
  type FormResult,
  faulty,
  formLimits,
  personFaults,
  plainText,
  refuse,
  type Sender,
  taken,
} from '../form/form.ts';
import type { ParametersService } from '../parameters/service.ts';
import { type AttemptLimiter, randomId } from '../session/session.ts';
import { storefrontIds } from '../storefront/storefront.ts';
import { dayOf } from './day.ts';
import { deleteEntries, insertEntry, loadEnd } from './store.ts';

/** As it was typed. */
export interface CompetitionForm {
  /** Name of the prize draw's teaser. */
  readonly name: string;
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly answer?: string | null | undefined;
  /** The terms, being 18 among them. */
  readonly acceptsTerms: boolean;
}

export interface CompetitionService {
  /**
   * Takes part in a competition (API-107). A second entry from an address is answered like the
   * first, so that nobody learns who else takes part (ruling 15).
   */
  enter(form: CompetitionForm, by: Sender): Promise<FormResult>;
  /** Deletes the entries of competitions that are over for longer than an operator keeps them. */
  prune(): Promise<void>;
}

const day = 86_400_000;
const longestAnswer = 200;

export function createCompetitionService({
  database,
  clock,
  attempts,
  parameters,
}: {
  database: Database;
  clock: Clock;
  attempts: AttemptLimiter;
  parameters: ParametersService;
}): CompetitionService {
  return {
    async enter(form, { storefront, language, ip }) {
      const person = {
        salutation: plainText(form.salutation),
        firstName: plainText(form.firstName),
        lastName: plainText(form.lastName),
        email: plainText(form.email),
      };
      const answer = plainText(form.answer);
      const fieldErrors: FieldError[] = personFaults(person, 'competition');
      const fail = (fieldName: string, message: string) =>
        fieldErrors.push({ fieldName, formName: 'competition', message });
      if (answer.length > longestAnswer) fail('answer', 'vue.form.error.tooLong');
      if (!form.acceptsTerms) fail('acceptsTerms', 'vue.form.error.requiredField');
      if (fieldErrors.length > 0) return faulty(fieldErrors);
      if (!(await attempts.take(formLimits('competition', ip)))) {
        return refuse('vue.competition.error.tooMany');
      }
      const endsOn = await loadEnd(database, form.name, storefront.id);
      const now = clock.now();
      if (endsOn === undefined || dayOf(now) > endsOn) {
        return refuse('vue.competition.error.over');
      }
      await insertEntry(database, {
        ...person,
        id: randomId(),
        competition: form.name,
        storefront: storefront.id,
        language,
        answer,
        enteredAt: now,
      });
      return taken;
    },

    async prune() {
      for (const storefront of storefrontIds) {
        const days = (await parameters.of(storefront)).integer('competition', 'entries.days');
        await deleteEntries(
          database,
          storefront,
          dayOf(new Date(clock.now().getTime() - days * day)),
        );
      }
    },
  };
}
