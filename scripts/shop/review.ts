import { createReviewModeration, reviewStates, systemClock } from '@kreide/server';
import { openShopDatabase } from '../composition/database.ts';
import { type Command, UsageError } from './command.ts';

/** `npm run shop -- review`: lists, publishes and refuses what shoppers wrote. */
export const review: Command = {
  summary: 'shows, publishes, answers reviews; makes rating links',
  help: `npm run shop -- review list [waiting|published|rejected]
npm run shop -- review publish ID
npm run shop -- review reject ID
npm run shop -- review comment ID TEXT
npm run shop -- review link ORDERNUMBER
npm run shop -- review forget ORDERNUMBER

  list      reviews that were written in the shop, by default those that wait
  publish   shows the review on its product's page, and counts its stars
  reject    keeps it from there, or takes it away again; it stays in the database
  comment   answers below the review; with the TEXT "" no longer
  link      for each of the order's articles an address by which its buyer can write one review
            without a login; good for 90 days, below the address of the order's storefront
  forget    the buyer takes back the consent to be asked for an opinion by mail

A running shop takes a change over within two seconds.`,
  options: {},
  async run({ settings, positionals }) {
    const [action, subject, text, ...rest] = positionals;
    const state = reviewStates.find((known) => known === (subject ?? 'waiting'));
    const isList = action === 'list' && state && text === undefined;
    const isComment = action === 'comment' && subject && text !== undefined;
    const isOther =
      ['publish', 'reject', 'link', 'forget'].includes(action ?? '') &&
      subject &&
      text === undefined;
    if (rest.length > 0 || !(isList || isComment || isOther)) throw new UsageError(this.help);
    await using shop = await openShopDatabase(settings, console.error);
    const { database } = shop;
    const reviews = createReviewModeration({
      database,
      clock: systemClock,
      secret: settings.secret,
    });
    if (isList) {
      for (const row of await reviews.list(state)) {
        const { id, writtenOn, rating, productId, author, title, message, shopComment } = row;
        console.log(`${id}  ${writtenOn}  ${'★'.repeat(rating).padEnd(5, '☆')}  ${productId}`);
        console.log(`    ${author}: ${title}`);
        for (const line of message.split('\n')) console.log(`    ${line}`);
        if (shopComment) console.log(`    > ${shopComment}`);
      }
      return 0;
    }
    if (action === 'link') {
      const links = await reviews.links(subject ?? '');
      if (links === undefined) {
        console.error(`There is no order ${subject}.`);
        return 1;
      }
      for (const { name, storefront, language, path } of links) {
        console.log(`${name} (${storefront} ${language})\n    ${path}`);
      }
      return 0;
    }
    if (action === 'forget') {
      if (await reviews.forget(subject ?? '')) return 0;
      console.error(`Nobody allowed a mail about ${subject}.`);
      return 1;
    }
    const id = subject ?? '';
    const isKnown = isComment
      ? await reviews.comment(id, text)
      : action === 'publish'
        ? await reviews.publish(id)
        : await reviews.reject(id);
    if (isKnown) return 0;
    console.error(`There is no review ${id}.`);
    return 1;
  },
};
