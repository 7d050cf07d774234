import { deviceDays } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import type { Limiter } from '../limiter/service.ts';
import type { Named } from '../mail/mail.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { deviceOf, isRandomId, randomId, type Shopper, type SignedIn } from '../session/session.ts';
import type { Language } from '../storefront/storefront.ts';
import { type AccountEvent, countedByDay, type NewAccountEvent } from './accountEvent.ts';
import { insertDevice, removeDevicesOf, removeOldDevices, touchDevice } from './deviceStore.ts';
import { newDeviceMail } from './newDeviceMail.ts';
import { insertEvent, loadEvents, removeEventsOf, removeOldEvents } from './store.ts';

export type { AccountEventKind } from './accountEvent.ts';
export { accountEventData, knownDeviceData } from './exportStore.ts';

/** Writes down what concerns an account's security, in the transaction of what it tells of. */
export async function record(
  tx: Connection,
  { customerId, kind, at, userAgent, detail = '' }: NewAccountEvent,
): Promise<void> {
  await insertEvent(tx, {
    customerId,
    kind,
    at,
    device: userAgent === undefined ? '' : deviceOf(userAgent),
    detail: [...detail].slice(0, detailLength).join(''),
    day: countedByDay.has(kind) ? at.toISOString().slice(0, 10) : null,
  });
}

/**
 * Whoever logs in from now on does so on a new device: of those that somebody else may have used.
 *
 * @param kept the name of the browser that asks for it, which stays known if it is
 */
export const forgetDevicesOf = (
  tx: Connection,
  customerId: string,
  kept: string | undefined,
): Promise<void> => removeDevicesOf(tx, customerId, kept);

/** Forgets what has happened to an account that ends, and the browsers it is known to use. */
export async function removeEventsAndDevicesOf(tx: Connection, customerId: string): Promise<void> {
  await removeEventsOf(tx, customerId);
  await removeDevicesOf(tx, customerId);
}

/** Whoever has just shown who they are. */
export interface Entering {
  readonly id: string;
  readonly email: string;
  /** Of the mail: a thief's own language is no help to its reader. */
  readonly language: Language;
}

export interface AccountEvents {
  readonly events: readonly AccountEvent[];
  readonly hasMore: boolean;
}

/** What has happened to an account, for its customer alone. */
export interface AccountEventService {
  /**
   * The newest first.
   *
   * @param after the cursor of an event: goes on behind it. One that is none is as good as none.
   */
  of(
    signedIn: SignedIn,
    page: { readonly first: number; readonly after?: string | null | undefined },
  ): Promise<AccountEvents>;
  /**
   * A login, in the transaction that opens its session. From a browser that the account was not known
   * to use it is told by mail, but for the first login of all; so many a day, and no more.
   *
   * @param customer.isFirst this is the first login of all
   * @returns the name that the browser keeps from now on
   */
  loggedIn(
    tx: Connection,
    customer: Entering & Named & { readonly isFirst: boolean },
    by: Pick<Shopper, 'storefront' | 'userAgent' | 'deviceId'>,
  ): Promise<string>;
  /** Deletes what is older than is kept, and what is too much of one kind. */
  prune(): Promise<void>;
}

/** Days that an event is kept. */
export const eventDays = 180;
/** Events of one kind that an account keeps. */
export const maxEventsByKind = 500;
const maxDevices = 100;

const dayMs = 86_400_000;
const detailLength = 200;
const maxFirst = 100;

export function createAccountEventService({
  database,
  clock,
  limiter,
  mail,
  parameters,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
  mail: Pick<MailService, 'enqueue'>;
  parameters: ParametersService;
}): AccountEventService {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);

  return {
    async of({ customerId }, { first, after }) {
      const limit = Math.max(1, Math.min(first, maxFirst));
      const rows = await loadEvents(database, customerId, {
        since: daysAgo(eventDays),
        before: placeOf(after),
        limit: limit + 1,
      });
      const events = rows.slice(0, limit).map(({ id, happened_at: happenedAt, ...event }) => ({
        ...event,
        happenedAt,
        cursor: `${happenedAt.getTime()}-${id}`,
      }));
      return { events, hasMore: rows.length > limit };
    },

    async loggedIn(tx, { id: customerId, email, language, firstName, lastName, isFirst }, by) {
      const { storefront, userAgent } = by;
      const now = clock.now();
      const deviceId = isRandomId(by.deviceId) ? by.deviceId : randomId();
      const login = { deviceId, customerId, now };
      const isKnown = await touchDevice(tx, login);
      if (!isKnown) await insertDevice(tx, login);
      const isNew = !isKnown && !isFirst;
      const kind = isNew ? 'newDevice' : 'loggedIn';
      await record(tx, { customerId, kind, at: now, userAgent });
      const counted = { customer: customerId };
      if (isNew && (await limiter.take(['newDeviceMailsByCustomer'], counted, tx))) {
        const about = {
          ...{ email, language, at: now, device: deviceOf(userAgent) },
          named: { firstName, lastName },
        };
        await mail.enqueue(tx, newDeviceMail(about, await parameters.of(storefront.id)));
      }
      return deviceId;
    },

    async prune() {
      await removeOldEvents(database, daysAgo(eventDays), maxEventsByKind);
      await removeOldDevices(database, daysAgo(deviceDays), maxDevices);
    },
  };
}

function placeOf(cursor: string | null | undefined) {
  const [, ms, id] = /^(\d{1,14})-(\d{1,18})$/.exec(cursor ?? '') ?? [];
  return ms === undefined || id === undefined ? undefined : { at: new Date(Number(ms)), id };
}
