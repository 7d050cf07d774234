import { builder } from '../../schema/builder.ts';
import { signedInOf } from '../session/schema.ts';
import { type AccountEvent, accountEventKinds } from './accountEvent.ts';
import type { AccountEvents } from './service.ts';

const KindRef = builder.enumType('AccountEventKind', { values: accountEventKinds });

const AccountEventRef = builder.objectRef<AccountEvent>('AccountEvent').implement({
  description: "What concerns an account's security.",
  fields: (t) => ({
    cursor: t.exposeString('cursor'),
    kind: t.expose('kind', { type: KindRef }),
    happenedAt: t.string({
      description: 'Of several in one: the last.',
      resolve: ({ happenedAt }) => happenedAt.toISOString(),
    }),
    times: t.exposeInt('times', {
      description: 'How often on that day; more than 1 only of what others can cause.',
    }),
    device: t.exposeString('device', {
      description: 'Browser and system, such as "Firefox, Windows"; empty: neither is known.',
    }),
    detail: t.exposeString('detail', {
      description: 'Of what, as its customer named it; mostly empty.',
    }),
  }),
});

const AccountEventsRef = builder.objectRef<AccountEvents>('AccountEvents').implement({
  fields: (t) => ({
    events: t.field({ type: [AccountEventRef], resolve: ({ events }) => [...events] }),
    hasMore: t.exposeBoolean('hasMore', { description: 'There are older ones.' }),
  }),
});

builder.queryField('accountEvents', ({ personal: t }) =>
  t.field({
    type: AccountEventsRef,
    description: 'Of who is logged in, the newest first; needs a login. Kept for half a year.',
    args: {
      first: t.arg.int({ description: 'At most 100; 20 when it is not said.' }),
      after: t.arg.string({ description: 'The cursor of an event: goes on behind it.' }),
    },
    resolve: async (_, { first, after }, context) =>
      context.services.accountEvents.of(await signedInOf(context), { first: first ?? 20, after }),
  }),
);
