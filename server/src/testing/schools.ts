import { expect } from 'vitest';
import type { CustomerOperator } from '../modules/customer/operator.ts';
import { germanAddress, logIn } from './journey.ts';
import type { TestShop, Visitor } from './shop.ts';

export const password = 'Kreide-rot-7';

export const fault = (name: string) => `vue.people.error.${name}`;
const result = '{ successful errorMessage fieldErrors { fieldName message } }';

export interface Answer {
  readonly successful: boolean;
  readonly errorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly message: string }[];
}

export const fine: Answer = { successful: true, errorMessage: null, fieldErrors: [] };
export const refused = (name: string): Answer => ({
  ...{ successful: false, errorMessage: fault(name), fieldErrors: [] },
});
export const faulty = (fieldName: string, message: string): Answer => ({
  ...{ successful: false, errorMessage: 'vue.form.error.general' },
  fieldErrors: [{ fieldName, message }],
});

export const operations = {
  invite: `mutation ($email: String!, $firstName: String!, $lastName: String!, $role: String!,
      $orderLimit: String) {
    answer: invitePerson(email: $email, firstName: $firstName, lastName: $lastName, role: $role,
      orderLimit: $orderLimit) ${result} }`,
  revoke: `mutation ($inviteId: String!) { answer: revokePersonInvite(inviteId: $inviteId) ${result} }`,
  change: `mutation ($personId: String!, $role: String!, $orderLimit: String) {
    answer: changePerson(personId: $personId, role: $role, orderLimit: $orderLimit) ${result} }`,
  remove: `mutation ($personId: String!) { answer: removePerson(personId: $personId) ${result} }`,
} as const;

interface SeenPerson {
  readonly personId: string;
  readonly firstName: string;
  readonly email: string;
  readonly customerNumber: string | null;
  readonly role: string;
  readonly orderLimitCents: number | null;
  readonly isMe: boolean;
  readonly isOnlyAdmin: boolean;
  readonly isClosed: boolean;
}

interface Seen {
  readonly company: string | null;
  readonly mayManage: boolean;
  readonly people: readonly SeenPerson[];
  readonly invites: readonly { readonly inviteId: string; readonly email: string }[];
}

/** As it is typed of somebody who is invited. */
export const person = (school: string, firstName: string, role = 'buyer', orderLimit = '') => ({
  email: `${firstName.toLowerCase()}@${school}`,
  ...{ firstName, lastName: 'Kollegin', role, orderLimit },
});

/** Schools with people, through the API. */
export function createTestSchools(shop: TestShop, customers: CustomerOperator) {
  let schools = 0;

  async function send(
    visitor: Visitor,
    operation: keyof typeof operations,
    values: Record<string, string>,
  ): Promise<Answer> {
    // People, invitations and mails are listed by their time.
    shop.clock.advance(1);
    const { answer } = await visitor.run<{ answer: Answer }>(operations[operation], values);
    return answer;
  }

  async function look(visitor: Visitor): Promise<Seen> {
    const { institution } = await visitor.run<{ institution: Seen }>(
      `{ institution { company mayManage
        people { personId firstName email customerNumber role orderLimitCents isMe isOnlyAdmin
          isClosed }
        invites { inviteId email } } }`,
    );
    return institution;
  }

  /** The id of somebody whom the visitor sees. */
  async function idOf(visitor: Visitor, firstName: string): Promise<string> {
    const { people } = await look(visitor);
    return people.find((person) => person.firstName === firstName)?.personId ?? '';
  }

  /** A school with one account, whose customer is logged in. */
  async function newSchool(
    contract: { paymentMethod?: string; paymentTermsDays?: number; isInEnglish?: boolean } = {},
  ) {
    schools += 1;
    const { isInEnglish = false, ...terms } = contract;
    const number = `S-${schools}`;
    const school = `schule${schools}.example`;
    const company = `Schule ${schools}`;
    const email = `eva@${school}`;
    const place = { ...germanAddress, company, phone: '+49 40 1234567' };
    const faults = await customers.add(
      {
        kind: 'business',
        ...{ email, customerNumber: number, firstName: 'Eva', lastName: 'Muster' },
        ...{ vatRegistrationNo: 'DE123456789', paymentMethod: 'VORKASSE', paymentTermsDays: 14 },
        ...terms,
        customerAddress: place,
        billingAddresses: [{ ...place, company: 'Schulamt', city: 'Bonn', postCode: '53111' }],
      },
      password,
    );
    expect(faults).toEqual({});
    const eva = shop.visitor('b2b', { shopLanguage: isInEnglish ? 'en-DE' : 'de-DE' });
    await logIn(eva, number, password);
    return { eva, school, company, email, number };
  }

  async function mailsTo(recipient: string) {
    const all = await shop.services.mail.listMailbox();
    const own = all.filter((mail) => mail.recipient === recipient && mail.kind === 'institution');
    return Promise.all(
      own.map(async ({ id }) => (await shop.services.mail.readMail(id))?.text ?? ''),
    );
  }

  async function tokenTo(recipient: string): Promise<string> {
    const texts = await mailsTo(recipient);
    const links = texts.map((text) => /join\?token=([\w-]+)/.exec(text)?.[1]);
    return links.find(Boolean) ?? '';
  }

  const someone = () => shop.visitor('b2b', { ip: '198.51.100.7' });

  async function invitation(token: string, visitor = someone()) {
    const { institutionInvitation } = await visitor.run<{ institutionInvitation: unknown }>(
      `query ($token: String!) { institutionInvitation(token: $token) {
      company inviterName email firstName lastName } }`,
      { token },
    );
    return institutionInvitation;
  }

  async function join(token: string, form: Record<string, string> = {}, visitor = someone()) {
    shop.clock.advance(1);
    const { answer } = await visitor.run<{ answer: Answer & { customerNumber: string | null } }>(
      `mutation ($token: String!, $firstName: String!, $lastName: String!, $password: String!) {
      answer: joinInstitution(token: $token, firstName: $firstName, lastName: $lastName,
        password: $password) { successful errorMessage fieldErrors { fieldName message }
        customerNumber } }`,
      { token, firstName: 'Änne', lastName: 'Kollegin', password, ...form },
    );
    return answer;
  }

  /** Somebody joins a school. @returns them, logged in by their own number */
  async function colleague(
    { eva, school }: { eva: Visitor; school: string },
    firstName: string,
    role = 'buyer',
    orderLimit = '',
  ) {
    const form = person(school, firstName, role, orderLimit);
    expect(await send(eva, 'invite', form)).toEqual(fine);
    const { customerNumber } = await join(await tokenTo(form.email), { firstName });
    const visitor = shop.visitor('b2b');
    expect(await logIn(visitor, customerNumber ?? '', password)).toMatchObject({
      successful: true,
    });
    return { visitor, number: customerNumber ?? '', id: await idOf(eva, firstName) };
  }

  return { send, look, idOf, newSchool, mailsTo, tokenTo, someone, invitation, join, colleague };
}
