import { joinInstitutionForm, passwordLength } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { record } from '../accountEvent/service.ts';
import { type CustomerService, newPasswordFaults, replaceRemoved } from '../customer/service.ts';
import {
  type FormRefusal,
  faulty,
  fieldErrors,
  readForm,
  refuse,
  type Sender,
} from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import { hashPassword, QueueFullError } from '../login/login.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { accountKindOf, isRandomId, mayLogIn, randomId } from '../session/session.ts';
import { joinedMail } from './institutionMails.ts';
import { type FoundInvite, findInvite, removeInvite } from './inviteStore.ts';
import { insertMember, loadCompany, lockInstitution } from './store.ts';

/** An invitation as its link shows it. */
export interface InvitationView {
  /** What the school or company is called; null: nothing says so. */
  readonly company: string | null;
  readonly inviterName: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** As it was typed. */
export interface JoinForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

export type JoinResult = { readonly ok: true; readonly customerNumber: string } | FormRefusal;

/** What the link of an invitation leads to. */
export interface Joining {
  /** Undefined: the link is used, revoked, over or none; which of it, nobody is told. */
  invitation(token: string, by: Sender): Promise<InvitationView | undefined>;
  /** Opens an account of the institution, and uses the link up. */
  join(token: string, form: JoinForm, by: Sender): Promise<JoinResult>;
}

const linkOver = refuse('vue.people.error.linkOver');

export function createJoining({
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
}): Joining {
  async function find(
    connection: Connection,
    token: string,
    { storefront }: Sender,
  ): Promise<FoundInvite | undefined> {
    if (!isRandomId(token) || accountKindOf(storefront) !== 'business') return undefined;
    const invite = await findInvite(connection, token, clock.now());
    return invite && mayLogIn(invite.inviterState) ? invite : undefined;
  }

  return {
    async invitation(token, by) {
      const invite = await find(database, token, by);
      if (invite === undefined) return undefined;
      return { ...invite, company: await loadCompany(database, invite.invitedBy) };
    },

    async join(token, form, by) {
      const invited = await find(database, token, by);
      if (invited === undefined) return linkOver;
      const read = readForm(joinInstitutionForm(passwordLength.min), form, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const { firstName, lastName } = read.values;
      const about = [invited.email, firstName, lastName];
      const faults = await newPasswordFaults(parameters, 'business', form.password, about);
      if (Object.keys(faults).length > 0) return faulty(fieldErrors(faults, null));
      if (!(await limiter.take(['registrationsByNetwork'], { network: by.ip }))) {
        return refuse('vue.register.error.tooMany');
      }
      let passwordHash: string;
      try {
        passwordHash = await hashPassword(form.password);
      } catch (error) {
        if (error instanceof QueueFullError) return refuse('vue.login.error.busy');
        throw error;
      }
      const { language } = by;
      const set = await parameters.of(by.storefront.id);
      const result = await database.transaction(async (tx): Promise<JoinResult> => {
        const before = await find(tx, token, by);
        if (before === undefined) return linkOver;
        await lockInstitution(tx, before.institutionId);
        // Behind the lock: used or revoked meanwhile it is gone.
        const invite = await find(tx, token, by);
        if (invite === undefined) return linkOver;
        const { institutionId, role, orderLimitCents, email, invitedBy } = invite;
        const customerId = randomId();
        const person = { id: customerId, email, firstName, lastName, language, passwordHash };
        // Whoever comes back, or has the mailbox of somebody who was removed, begins anew.
        await replaceRemoved(tx, email, institutionId);
        const customerNumber = await customers.openColleague(tx, person, invitedBy);
        if (customerNumber === undefined) return refuse('vue.people.error.joinTaken');
        await insertMember(tx, { customerId, institutionId, role, orderLimitCents }, clock.now());
        await removeInvite(tx, invite);
        await record(tx, { customerId: invitedBy, kind: 'personJoined', at: clock.now() });
        const company = await loadCompany(tx, invitedBy);
        await mail.enqueue(tx, joinedMail({ ...person, company, customerNumber }, set));
        return { ok: true, customerNumber };
      });
      if (result.ok) mail.wake();
      return result;
    },
  };
}
