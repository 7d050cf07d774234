import { changePersonForm, institutionLimits, invitePersonForm } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { type AccountEventKind, record } from '../accountEvent/service.ts';
import { type CustomerService, findRemoved, removeFromInstitution } from '../customer/service.ts';
import {
  type FormRefusal,
  type FormResult,
  faulty,
  fieldErrors,
  readForm,
  refuse,
  taken,
} from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import {
  accountKindOf,
  loginRequired,
  mayLogIn,
  randomId,
  type Shopper,
} from '../session/session.ts';
import { type Membership, mayApprove, type Person } from './institution.ts';
import { inviteMail } from './institutionMails.ts';
import {
  type Invite,
  insertInvite,
  loadInvites,
  removeExpiredInvites,
  removeInvite,
  removeInvitesBy,
} from './inviteStore.ts';
import { createJoining, type Joining } from './joining.ts';
import {
  insertInstitution,
  insertMember,
  loadCompany,
  loadMembership,
  loadPeople,
  lockInstitution,
  removeInstitution,
  removeMember,
  saveMember,
} from './store.ts';

/** A school or company as one of its people sees it. */
export { institutionData } from './exportStore.ts';

export interface InstitutionView {
  /** What it is called; null: nothing says so. */
  readonly company: string | null;
  /** Whether the asker may invite, change and remove people. */
  readonly mayManage: boolean;
  readonly people: readonly PersonView[];
  /** Those that can still be accepted; none for who may not manage. */
  readonly invites: readonly Invite[];
}

export interface PersonView extends Omit<Person, 'institutionId' | 'language' | 'customerNumber'> {
  /** What the person logs in with; null: it is nothing to the asker. */
  readonly customerNumber: string | null;
  readonly isMe: boolean;
  /** Nobody else manages people: the role has to stay. */
  readonly isOnlyAdmin: boolean;
}

/** As they were typed. */
export interface PersonForm {
  readonly role: string;
  /** In euro; empty: none. */
  readonly orderLimit?: string | null | undefined;
}

export interface InviteForm extends PersonForm {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Several people of one school or company, each with an account of their own (AUTH-06, decision 047).
 * A business customer without a membership is alone and may do everything; the first invitation makes
 * the institution. All that take a shopper throw Refusal when nobody is logged in.
 */
export interface InstitutionService extends Joining {
  /** Undefined: alone in the business, or a consumer. */
  membershipOf(customerId: string, connection?: Connection): Promise<Membership | undefined>;
  /** Those who release the orders of others, and can log in. */
  approversOf(institutionId: string, connection?: Connection): Promise<Person[]>;
  /** Undefined: a consumer's. */
  view(shopper: Shopper): Promise<InstitutionView | undefined>;
  /** Sends a link by which somebody joins. */
  invite(shopper: Shopper, form: InviteForm): Promise<FormResult>;
  revokeInvite(shopper: Shopper, inviteId: string): Promise<FormResult>;
  /** @param personId the customer's */
  change(shopper: Shopper, personId: string, form: PersonForm): Promise<FormResult>;
  /** Closes the account of somebody else: sessions end, orders stay, the address can be invited again. */
  remove(shopper: Shopper, personId: string): Promise<FormResult>;
  /** Deletes invitations whose time is over. */
  prune(): Promise<void>;
}

const fault = (name: string) => `vue.people.error.${name}`;
const notAllowed = refuse(fault('notAllowed'));
const notFound = refuse(fault('notFound'));
const lastAdmin = refuse(fault('lastAdmin'));

const dayMs = 86_400_000;

const manages = ({ role, state }: Person): boolean => role === 'admin' && mayLogIn(state);

/** Whether there is somebody else who manages the people. */
const isManagedWithout = (people: readonly Person[], customerId: string): boolean =>
  people.some((person) => person.customerId !== customerId && manages(person));

/**
 * Takes a customer out of the institution, whose account ends in the transaction.
 *
 * @returns false when others would be left without anybody who manages them; then nothing has changed
 */
export async function leaveInstitution(tx: Connection, customerId: string): Promise<boolean> {
  const membership = await loadMembership(tx, customerId);
  if (membership === undefined) return true;
  const { institutionId } = membership;
  await lockInstitution(tx, institutionId);
  const people = await loadPeople(tx, institutionId);
  const others = people.filter((person) => person.customerId !== customerId);
  const isNeeded = others.some(({ state }) => mayLogIn(state));
  if (isNeeded && !isManagedWithout(people, customerId)) return false;
  await removeInvitesBy(tx, customerId);
  await removeMember(tx, customerId);
  if (others.length === 0) await removeInstitution(tx, institutionId);
  return true;
}

export function createInstitutionService({
  database,
  clock,
  limiter,
  customers,
  mail,
  parameters,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
  customers: CustomerService;
  mail: MailService;
  parameters: ParametersService;
}): InstitutionService {
  function customerOf({ signedIn }: Shopper): string {
    if (signedIn === undefined) throw loginRequired();
    return signedIn.customerId;
  }

  /** The people behind the lock, if the customer may still manage them. */
  async function managed(
    tx: Connection,
    { customerId, institutionId }: Membership,
  ): Promise<readonly Person[] | undefined> {
    await lockInstitution(tx, institutionId);
    const people = await loadPeople(tx, institutionId);
    const isAllowed = people.some((person) => person.customerId === customerId && manages(person));
    return isAllowed ? people : undefined;
  }

  /** Changes something of the people; two who do so at once follow each other. */
  async function managing(
    shopper: Shopper,
    work: (
      tx: Connection,
      people: readonly Person[],
      own: Membership,
    ) => FormResult | Promise<FormResult>,
  ): Promise<FormResult> {
    const customerId = customerOf(shopper);
    return database.transaction(async (tx) => {
      const own = await loadMembership(tx, customerId);
      if (own === undefined) return notFound;
      const people = await managed(tx, own);
      return people ? work(tx, people, own) : notAllowed;
    });
  }

  /** The membership of who invites; whoever is alone gets one. */
  async function inviterOf(tx: Connection, customerId: string): Promise<Membership | undefined> {
    const known = await loadMembership(tx, customerId);
    if (known) return known;
    const institutionId = randomId();
    const now = clock.now();
    await insertInstitution(tx, institutionId, now);
    const own: Membership = { customerId, institutionId, role: 'admin', orderLimitCents: null };
    if (await insertMember(tx, own, now)) return own;
    // Another invitation of the same customer was faster, or the account is closed.
    await removeInstitution(tx, institutionId);
    return loadMembership(tx, customerId);
  }

  /** @param by who did it, where the customer did it */
  const note = (tx: Connection, customerId: string, kind: AccountEventKind, by?: Shopper) =>
    record(tx, { customerId, kind, at: clock.now(), userAgent: by?.userAgent });

  const emailFault = (name: string): FormRefusal =>
    faulty(fieldErrors({ email: fault(name) }, null));

  return {
    ...createJoining({ database, clock, limiter, customers, mail, parameters }),

    membershipOf: (customerId, connection = database) => loadMembership(connection, customerId),

    async approversOf(institutionId, connection = database) {
      const people = await loadPeople(connection, institutionId);
      return people.filter(({ role, state }) => mayApprove(role) && mayLogIn(state));
    },

    async view(shopper) {
      const customerId = customerOf(shopper);
      if (accountKindOf(shopper.storefront) !== 'business') return undefined;
      const company = await loadCompany(database, customerId);
      const own = await loadMembership(database, customerId);
      if (own === undefined) {
        const customer = await customers.get(customerId);
        if (customer === undefined) throw loginRequired();
        const me = { ...customer, customerId, role: 'admin', orderLimitCents: null } as const;
        const people = [{ ...me, isMe: true, isOnlyAdmin: true }];
        return { company, mayManage: true, people, invites: [] };
      }
      const people = await loadPeople(database, own.institutionId);
      const mayManage = own.role === 'admin';
      return {
        company,
        mayManage,
        people: people.map((person) => {
          const isMe = person.customerId === customerId;
          return {
            ...person,
            customerNumber: mayManage || isMe ? person.customerNumber : null,
            isMe,
            isOnlyAdmin: manages(person) && !isManagedWithout(people, person.customerId),
          };
        }),
        invites: mayManage ? await loadInvites(database, own.institutionId, clock.now()) : [],
      };
    },

    async invite(shopper, form) {
      const customerId = customerOf(shopper);
      if (accountKindOf(shopper.storefront) !== 'business') return notAllowed;
      const read = readForm(invitePersonForm(shopper.language), form, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const { orderLimit: orderLimitCents, ...values } = read.values;
      const { email } = values;
      // Before anything is said of the address: who may not invite learns nothing.
      const before = await loadMembership(database, customerId);
      if (before && before.role !== 'admin') return notAllowed;
      const counted = { customer: customerId, form: 'invitePerson', email };
      if (!(await limiter.take(['invitesByCustomer', 'formsByEmail'], counted))) {
        return refuse(fault('tooManyInvites'));
      }
      const [inviter, known, company, set] = await Promise.all([
        customers.get(customerId),
        customers.findByEmail('business', email),
        loadCompany(database, customerId),
        parameters.of(shopper.storefront.id),
      ]);
      if (inviter === undefined) throw loginRequired();
      const now = clock.now();
      const result = await database.transaction(async (tx): Promise<FormResult> => {
        const own = await inviterOf(tx, customerId);
        const people = own && (await managed(tx, own));
        if (people === undefined) return notAllowed;
        if (people.some((person) => person.email === email)) return emailFault('isMember');
        const { institutionId } = own as Membership;
        if (known && !(await findRemoved(tx, email, institutionId))) {
          return emailFault('emailTaken');
        }
        const invites = await loadInvites(tx, institutionId, now);
        if (people.length + invites.length >= institutionLimits.people) {
          return refuse(fault('tooMany'));
        }
        const token = randomId();
        const expiresAt = new Date(now.getTime() + institutionLimits.inviteDays * dayMs);
        const invite = { ...values, id: randomId(), institutionId, orderLimitCents, expiresAt };
        if (!(await insertInvite(tx, invite, { token, invitedBy: customerId, now }))) {
          return emailFault('isInvited');
        }
        const { language } = shopper;
        const name = `${inviter.firstName} ${inviter.lastName}`;
        const about = { ...values, language, company, inviter: name, token };
        await mail.enqueue(tx, inviteMail(about, set));
        await note(tx, customerId, 'personInvited', shopper);
        return taken;
      });
      if (result.ok) mail.wake();
      return result;
    },

    revokeInvite: (shopper, id) =>
      managing(shopper, async (tx, _, { institutionId }) =>
        (await removeInvite(tx, { id, institutionId })) ? taken : refuse(fault('inviteOver')),
      ),

    async change(shopper, personId, form) {
      customerOf(shopper);
      const read = readForm(changePersonForm(shopper.language), form, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const { role, orderLimit: orderLimitCents } = read.values;
      return managing(shopper, async (tx, people, own) => {
        const person = people.find(({ customerId }) => customerId === personId);
        if (person === undefined) return notFound;
        const isDemoted = person.role === 'admin' && role !== 'admin';
        if (isDemoted && !isManagedWithout(people, personId)) return lastAdmin;
        await saveMember(tx, { customerId: personId, role, orderLimitCents });
        if (isDemoted) await removeInvitesBy(tx, personId);
        await note(tx, own.customerId, 'roleChanged', shopper);
        if (personId !== own.customerId) await note(tx, personId, 'roleChanged');
        return taken;
      });
    },

    remove: (shopper, personId) =>
      managing(shopper, async (tx, people, own) => {
        const person = people.find(({ customerId }) => customerId === personId);
        if (person === undefined) return notFound;
        // Whoever manages the people stays, so that there is always somebody who does.
        if (personId === own.customerId) return refuse(fault('self'));
        await removeInvitesBy(tx, personId);
        await removeMember(tx, personId);
        if (await removeFromInstitution(tx, personId, own.institutionId)) {
          await note(tx, personId, 'accountClosed');
        }
        await note(tx, own.customerId, 'personRemoved', shopper);
        return taken;
      }),

    prune: () => removeExpiredInvites(database, clock.now()),
  };
}
