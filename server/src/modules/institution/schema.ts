import { institutionRoles } from '../../../contract/index.ts';
import { builder } from '../../schema/builder.ts';
import { formResultFields } from '../../schema/result.ts';
import type { FormResult } from '../form/form.ts';
import { shopperOf, visitorOf } from '../session/schema.ts';
import type { Invite } from './inviteStore.ts';
import type { InvitationView, JoinResult } from './joining.ts';
import type { InstitutionView, PersonView } from './service.ts';

const RoleRef = builder.enumType('InstitutionRole', {
  description: 'What a person may do for a school or company, each more than the one before.',
  values: institutionRoles,
});

const orderLimitCents = {
  nullable: true,
  description: 'Up to this net total an order needs no approval; null: none does.',
} as const;

const PersonRef = builder.objectRef<PersonView>('InstitutionPerson').implement({
  fields: (t) => ({
    personId: t.exposeString('customerId'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    customerNumber: t.exposeString('customerNumber', {
      nullable: true,
      description: 'What the person logs in with: for those who manage people, and the person.',
    }),
    role: t.expose('role', { type: RoleRef }),
    orderLimitCents: t.exposeInt('orderLimitCents', orderLimitCents),
    isMe: t.exposeBoolean('isMe'),
    isOnlyAdmin: t.exposeBoolean('isOnlyAdmin', {
      description: 'Nobody else manages people, so that the role has to stay.',
    }),
    isClosed: t.boolean({
      description: 'The shop has closed the account.',
      resolve: ({ state }) => state === 'blocked',
    }),
  }),
});

const InviteRef = builder.objectRef<Invite>('InstitutionInvite').implement({
  fields: (t) => ({
    inviteId: t.exposeString('id'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    role: t.expose('role', { type: RoleRef }),
    orderLimitCents: t.exposeInt('orderLimitCents', orderLimitCents),
    expiresAt: t.string({
      description: 'ISO 8601.',
      resolve: ({ expiresAt }) => expiresAt.toISOString(),
    }),
  }),
});

const InstitutionRef = builder.objectRef<InstitutionView>('Institution').implement({
  description: 'The people of a school or company, each with an account (decision 047).',
  fields: (t) => ({
    company: t.exposeString('company', { nullable: true }),
    mayManage: t.exposeBoolean('mayManage', {
      description: 'Whether the customer may invite, change and remove people.',
    }),
    people: t.field({ type: [PersonRef], resolve: ({ people }) => [...people] }),
    invites: t.field({
      type: [InviteRef],
      description: 'That can be accepted still; none for who may not manage people.',
      resolve: ({ invites }) => [...invites],
    }),
  }),
});

const InvitationRef = builder.objectRef<InvitationView>('InstitutionInvitation').implement({
  description: 'As its link shows it.',
  fields: (t) => ({
    company: t.exposeString('company', { nullable: true }),
    inviterName: t.exposeString('inviterName'),
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
  }),
});

const InstitutionResultRef = builder
  .objectRef<FormResult>('InstitutionResult')
  .implement({ fields: formResultFields });

const JoinResultRef = builder.objectRef<JoinResult>('JoinInstitutionResult').implement({
  description: 'The account is open; nobody is logged in.',
  fields: (t) => ({
    ...formResultFields(t),
    customerNumber: t.string({
      nullable: true,
      description: 'What the person logs in with.',
      resolve: (result) => (result.ok ? result.customerNumber : null),
    }),
  }),
});

builder.queryFields(({ personal: t }) => ({
  institution: t.field({
    type: InstitutionRef,
    nullable: true,
    description: "The customer's school or company; null: a consumer's. Needs a login.",
    resolve: async (_, __, context) => context.services.institutions.view(await shopperOf(context)),
  }),
  institutionInvitation: t.field({
    type: InvitationRef,
    nullable: true,
    description: 'What the link of a mail leads to; null: it is used, revoked, over or none.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, context) =>
      context.services.institutions.invitation(token, visitorOf(context)),
  }),
}));

const description = {
  orderLimit: "In euro, as it was typed in the request's language; empty: none.",
  role: 'An InstitutionRole.',
};

builder.mutationFields(({ personal: t }) => ({
  invitePerson: t.field({
    type: InstitutionResultRef,
    description: 'Sends a link by which somebody joins the institution; needs a login.',
    args: {
      email: t.arg.string({ required: true }),
      firstName: t.arg.string({ required: true }),
      lastName: t.arg.string({ required: true }),
      role: t.arg.string({ required: true, description: description.role }),
      orderLimit: t.arg.string({ description: description.orderLimit }),
    },
    resolve: async (_, form, context) =>
      context.services.institutions.invite(await shopperOf(context), form),
  }),
  revokePersonInvite: t.field({
    type: InstitutionResultRef,
    args: { inviteId: t.arg.string({ required: true }) },
    resolve: async (_, { inviteId }, context) =>
      context.services.institutions.revokeInvite(await shopperOf(context), inviteId),
  }),
  changePerson: t.field({
    type: InstitutionResultRef,
    description: 'Gives somebody of the institution another role and limit.',
    args: {
      personId: t.arg.string({ required: true }),
      role: t.arg.string({ required: true, description: description.role }),
      orderLimit: t.arg.string({ description: description.orderLimit }),
    },
    resolve: async (_, { personId, ...form }, context) =>
      context.services.institutions.change(await shopperOf(context), personId, form),
  }),
  removePerson: t.field({
    type: InstitutionResultRef,
    description:
      "Closes the account of somebody else of the institution; the person's orders stay.",
    args: { personId: t.arg.string({ required: true }) },
    resolve: async (_, { personId }, context) =>
      context.services.institutions.remove(await shopperOf(context), personId),
  }),
  joinInstitution: t.field({
    type: JoinResultRef,
    description: "Opens an account of the institution, by the mail's link.",
    args: {
      token: t.arg.string({ required: true }),
      firstName: t.arg.string({ required: true }),
      lastName: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
    },
    resolve: (_, { token, ...form }, context) =>
      context.services.institutions.join(token, form, visitorOf(context)),
  }),
}));
