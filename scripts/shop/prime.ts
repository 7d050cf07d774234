import {
  createParametersService,
  createPrimeOperator,
  membershipStates,
  systemClock,
} from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Command, choiceOf, countOf, UsageError } from './command.ts';

/** `npm run shop -- prime`: who is a member, and who waits to become one. */
export const prime: Command = {
  summary: 'shows memberships, ends them, lists who waits for one',
  help: `npm run shop -- prime list [--state active] [--limit 50] [--json]
npm run shop -- prime end EMAIL [--refund]       ends an account's membership at once
npm run shop -- prime waiting [--json]           addresses on the waiting list, for a mail to them

--refund gives back everything that was paid for it, as after a withdrawal; a running shop sends it
within a minute. The customer is told by mail. Cancelling is different: it takes effect at the end of
what is paid, and customers do it themselves (docs/prime.md). Price and terms: the parameters of prime.`,
  options: {
    json: { type: 'boolean' },
    state: { type: 'string' },
    limit: { type: 'string' },
    refund: { type: 'boolean' },
  },
  async run({ settings, positionals, values }) {
    const [action = '', email, ...rest] = positionals;
    const isKnown =
      action === 'end' ? email !== undefined : ['list', 'waiting'].includes(action) && !email;
    if (!isKnown || rest.length > 0) throw new UsageError(this.help);
    await using shop = await openShopDatabase(settings, console.error);
    const { database } = shop;
    const memberships = createPrimeOperator({
      database,
      clock: systemClock,
      parameters: createParametersService({ database }),
      mailFrom: settings.mailFrom,
    });
    if (action === 'waiting') {
      for (const place of await memberships.waiting()) {
        const text = `${place.storefront}  ${place.email}  ${place.confirmedAt.toISOString()}`;
        console.log(values.json ? JSON.stringify(place) : text);
      }
      return 0;
    }
    if (action === 'end') {
      const cents = await memberships.end(email ?? '', values.refund === true);
      if (cents === undefined) {
        console.error(`${email} has no active membership.`);
        return 1;
      }
      console.log(`Ended. ${(cents / 100).toFixed(2)} EUR go back.`);
      return 0;
    }
    const state = choiceOf(values, 'state', membershipStates);
    const limit = countOf(values, 'limit') ?? 50;
    for (const membership of await memberships.all({ state, limit })) {
      const { email: member, storefront, paymentId, endsAt, cancelledAt } = membership;
      const text = [
        member,
        storefront,
        membership.state,
        paymentId,
        `until ${endsAt?.toISOString() ?? '-'}`,
        ...(cancelledAt ? ['cancelled'] : []),
      ].join('  ');
      console.log(values.json ? JSON.stringify(membership) : text);
    }
    return 0;
  },
};
