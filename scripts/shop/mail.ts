import { createMailService, systemClock } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Command, UsageError } from './command.ts';

/** `npm run shop -- mail`: what was sent, what waits, what could not be delivered. */
export const mail: Command = {
  summary: 'lists and shows mails, and sends what is due',
  help: `npm run shop -- mail list       the newest mails with their state
npm run shop -- mail show ID    one mail as text
npm run shop -- mail send       sends what is due now, without waiting for the shop`,
  options: {},
  async run({ settings, positionals }) {
    const [action, id, ...rest] = positionals;
    if (rest.length > 0) throw new UsageError(this.help);
    await using shop = await openShopDatabase(settings, console.error);
    const mails = createMailService({
      database: shop.database,
      clock: systemClock,
      log: console,
      from: settings.mailFrom,
      smtpUrl: settings.smtpUrl,
    });
    if (action === 'list' && id === undefined) {
      for (const { id, createdAt, state, recipient, subject } of await mails.listMailbox()) {
        console.log(`${id}  ${createdAt.toISOString()}  ${state}  ${recipient}  ${subject}`);
      }
      return 0;
    }
    if (action === 'show' && id !== undefined) {
      const found = await mails.readMail(id);
      if (found === undefined) {
        console.error(`There is no mail ${id}.`);
        return 1;
      }
      console.log(`To: ${found.recipient}\nSubject: ${found.subject}\n\n${found.text}`);
      return 0;
    }
    if (action === 'send' && id === undefined) {
      console.log(`${await mails.sendDue()} tried`);
      return 0;
    }
    throw new UsageError(this.help);
  },
};
