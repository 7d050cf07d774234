import { competitionForm } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import {
  type FormResult,
  faulty,
  readForm,
  refuse,
  type Sender,
  takeForm,
  taken,
} from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { randomId } from '../session/session.ts';
import { storefrontIds } from '../storefront/storefront.ts';
import { dayOf } from './day.ts';
import { deleteEntries, insertEntry, loadEnd } from './store.ts';

export { competitionData } from './exportStore.ts';

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

export function createCompetitionService({
  database,
  clock,
  limiter,
  parameters,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
  parameters: ParametersService;
}): CompetitionService {
  return {
    async enter(form, { storefront, language, ip }) {
      const read = readForm(competitionForm, form, 'competition');
      if (!read.ok) return faulty(read.fieldErrors);
      if (!(await takeForm(limiter, 'competition', ip))) {
        return refuse('vue.competition.error.tooMany');
      }
      const endsOn = await loadEnd(database, form.name, storefront.id);
      const now = clock.now();
      if (endsOn === undefined || dayOf(now) > endsOn) {
        return refuse('vue.competition.error.over');
      }
      const { acceptsTerms: _, ...entry } = read.values;
      await insertEntry(database, {
        ...entry,
        id: randomId(),
        competition: form.name,
        storefront: storefront.id,
        language,
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
