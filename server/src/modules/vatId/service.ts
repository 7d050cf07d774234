import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import type { Limiter } from '../limiter/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import type { Shopper } from '../session/session.ts';
import type { Country } from '../storefront/storefront.ts';
import { loadVat, removeVatCheck, saveCheck } from './store.ts';
import { type KnownVatId, mayFree, vatIdOf } from './vatId.ts';
import type { Vies } from './vies.ts';

export { vatCheckData } from './exportStore.ts';

export { removeVatCheck };

export interface VatIdService {
  /** Undefined: nobody is logged in who could have one. */
  of(connection: Connection, shopper: Shopper): Promise<KnownVatId | undefined>;
  /**
   * Asks VIES about the customer's VAT ID where it can free a delivery to this country of VAT, unless
   * it answered a day ago or less.
   *
   * @param isAskedFor the shopper wants it now
   * @returns whether something new is known
   */
  refresh(shopper: Shopper, to: Country, isAskedFor?: boolean): Promise<boolean>;
}

/** Above it VIES is asked again; until then it would only repeat itself. */
const askAgainMs = 86_400_000;

export function createVatIdService({
  database,
  clock,
  log,
  limiter,
  parameters,
  vies,
}: {
  database: Database;
  clock: Clock;
  log: { warn(message: string): void };
  limiter: Limiter;
  parameters: ParametersService;
  /** Undefined: nobody is asked, and everything is taxed. */
  vies: Vies | undefined;
}): VatIdService {
  async function of(
    connection: Connection,
    { storefront, signedIn }: Shopper,
  ): Promise<KnownVatId | undefined> {
    // Where prices have the VAT in them there is none to leave out.
    if (signedIn === undefined || storefront.priceBasis !== 'net') return undefined;
    const row = await loadVat(connection, signedIn.customerId);
    const vatId = row && vatIdOf(row);
    if (vatId === undefined) return undefined;
    if (row?.vatId !== vatId) return { vatId, check: null };
    const { vatRegistrationNo: _, checkedAt, ...check } = row;
    return { vatId, check: { ...check, vatId, checkedAt: checkedAt.toISOString() } };
  }

  return {
    of,

    async refresh(shopper, to, isAskedFor = false) {
      const { storefront, signedIn } = shopper;
      const known = await of(database, shopper);
      if (signedIn === undefined || known === undefined || vies === undefined) return false;
      const { vatId, check } = known;
      if (!mayFree(vatId, storefront.homeCountry, to)) return false;
      const now = clock.now();
      const isYoung = check !== null && now.getTime() - Date.parse(check.checkedAt) <= askAgainMs;
      if (isYoung && !(isAskedFor && !check.isValid)) return false;
      const { customerId } = signedIn;
      if (!(await limiter.take(['vatIdChecksByCustomer'], { customer: customerId }))) return false;
      const set = await parameters.of(storefront.id);
      const requester = vatIdOf({ vatRegistrationNo: set.text('company', 'vatId') });
      if (requester === undefined) {
        log.warn('VIES is not asked: the parameter company vatId is no VAT ID');
        return false;
      }
      const answer = await vies.check(vatId, requester);
      if (answer.kind === 'unavailable') {
        log.warn(`VIES did not answer: ${answer.reason}`);
        return false;
      }
      const { kind, ...said } = answer;
      await saveCheck(database, customerId, { vatId, requester, checkedAt: now, ...said });
      return true;
    },
  };
}
