import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { stockGoods } from '../../testing/goods.ts';
import { heicPhoto } from '../../testing/heicPhoto.ts';
import { readyToOrder, reviewOf, submit } from '../../testing/journey.ts';
import { raisedLimits } from '../../testing/limits.ts';
import { createTestShop, type TestShop, testSecret, type Visitor } from '../../testing/shop.ts';
import { limitRules } from '../limiter/limiter.ts';
import { createOrderOperator, type OrderOperator } from '../order/operator.ts';
import type { StorefrontId } from '../storefront/storefront.ts';
import { createReturnOperator, type ReturnOperator } from './operator.ts';

let testDatabase: TestDatabase;
let shop: TestShop;
let orders: OrderOperator;
let returns: ReturnOperator;
let visitor: Visitor;

const dayMs = 24 * 3600_000;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  const { returnLinksByOrder } = limitRules;
  shop = createTestShop(database, { limits: { ...raisedLimits, returnLinksByOrder } });
  const options = {
    database,
    clock: shop.clock,
    parameters: shop.services.parameters,
    mailFrom: 'Kreide <shop@kreide.example>',
    secret: testSecret,
  };
  orders = createOrderOperator(options);
  returns = createReturnOperator(options);
  await stockGoods(
    database,
    { id: 'pen', name: 'Stift', cents: 250, stock: 1000 },
    { id: 'book', name: 'Buch', cents: 1000, taxClass: 'reduced', stock: 200 },
  );
  await setParameter('enabled', 'true');
  visitor = shop.visitor();
});

afterAll(() => testDatabase.drop());

const setParameter = (entry: string, value: string, storefront: StorefrontId | '*' = '*') =>
  shop.services.parameters.set({ name: 'returns', entry, storefront, value });

/** A guest's order of three pens and a book, of which so much was sent. @returns number and hash */
async function shipped(
  lines?: readonly { lineNo: number; quantity: number }[],
  email = 'erika@example.org',
): Promise<{ number: string; hash: string }> {
  const goods = [
    ['pen', 3],
    ['book', 1],
  ] as const;
  const guest = await readyToOrder(shop, goods, { email });
  const fingerprint = await reviewOf(guest);
  const { orderNumber } = await submit(guest, { fingerprint, idempotencyKey: 'k' });
  const number = orderNumber ?? '';
  await orders.ship(number, { carrier: 'GLS', trackingCode: null, ...(lines && { lines }) });
  const record = await orders.show(number);
  if (record === undefined) throw new Error('There is no order');
  return { number, hash: (await shop.services.returns.hashOf(record.order)) ?? '' };
}

const item = (lineNo: number, quantity: number, rest: Record<string, unknown> = {}) => ({
  id: lineNo === 1 ? 'pen' : 'book',
  lineNo,
  quantity,
  reason: 'dislike',
  ...rest,
});

const contact = {
  salutation: 'MS',
  firstName: 'Erika',
  lastName: 'Muster',
  email: 'erika@example.org',
  phone: '+49 221 123456',
};

const whole = (...items: readonly object[]) => ({
  items,
  regulation: 'refund',
  carrier: 'nolabel',
  labels: 1,
  contact,
});

const find = `query ($hash: String!) {
  findOrderForReturn(hash: $hash) {
    hash orderId salesOrderNo orderDate
    items { id lineNo quantity returnableQuantity reasons comment image { url } components }
    returns { rma carrier regulation status items { lineNo quantity reason } }
  }
}`;

interface Found {
  readonly findOrderForReturn: {
    readonly hash: string;
    readonly orderId: string;
    readonly salesOrderNo: string;
    readonly orderDate: string;
    readonly items: readonly {
      readonly id: string;
      readonly lineNo: number;
      readonly returnableQuantity: number;
      readonly comment: string | null;
      readonly reasons: readonly string[];
    }[];
    readonly returns: readonly { readonly rma: string; readonly status: string }[];
  } | null;
}

const returnOrder = async (hash: string, by = visitor) =>
  (await by.run<Found>(find, { hash })).findOrderForReturn;

const returnable = async (hash: string) =>
  (await returnOrder(hash))?.items.map(({ returnableQuantity }) => returnableQuantity);

interface Submitted {
  readonly isError: boolean;
  readonly errorMsg: string | null;
  readonly fieldErrors: readonly { fieldName: string; formName: string | null; message: string }[];
  readonly rma: string | null;
}

async function announce(hash: string, returnOrder: object | null, draftId: string | null = null) {
  const { submitReturnOrder } = await visitor.run<{ submitReturnOrder: Submitted }>(
    `mutation ($hash: String!, $returnOrder: ReturnOrderInput, $draftId: String) {
      submitReturnOrder(hash: $hash, returnOrder: $returnOrder, draftId: $draftId) {
        isError errorMsg rma fieldErrors { fieldName formName message }
      }
    }`,
    { hash, returnOrder, draftId },
  );
  return submitReturnOrder;
}

async function saveDraft(hash: string, returnOrder: object, draftId: string | null = null) {
  const { saveReturnDraft } = await visitor.run<{
    saveReturnDraft: Omit<Submitted, 'isError'> & { successful: boolean; draftId: string | null };
  }>(
    `mutation ($hash: String!, $returnOrder: ReturnOrderInput!, $draftId: String) {
      saveReturnDraft(hash: $hash, returnOrder: $returnOrder, draftId: $draftId) {
        successful draftId fieldErrors { fieldName formName message }
      }
    }`,
    { hash, returnOrder, draftId },
  );
  return saveReturnDraft;
}

const draftOf = async (draftId: string | null) =>
  (
    await visitor.run<{ returnDraft: Record<string, unknown> | null }>(
      `query ($draftId: String!) {
        returnDraft(draftId: $draftId) {
          hash selectedRegulation selectedCarrier labels rma
          items { lineNo quantity reason additionalInfo images { name } components }
          contact { salutation firstName lastName email phone }
        }
      }`,
      { draftId },
    )
  ).returnDraft;

const mailsTo = async (recipient: string) => {
  const mails = await shop.services.mail.listMailbox();
  return mails.filter((mail) => mail.recipient === recipient).map(({ subject }) => subject);
};

async function textOfMail(wanted: string): Promise<string> {
  const mails = await shop.services.mail.listMailbox();
  const mail = mails.find(({ subject }) => subject === wanted);
  return (mail && (await shop.services.mail.readMail(mail.id))?.text) ?? '';
}

describe('the order of a return', () => {
  test('API-56: is found by its hash, and by no other', async () => {
    const { number, hash } = await shipped();
    expect(hash).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(await returnOrder(hash)).toMatchObject({ hash, salesOrderNo: number });
    const flipped = `${hash.startsWith('A') ? 'B' : 'A'}${hash.slice(1)}`;
    for (const other of ['', 'x', 'x'.repeat(10_000), flipped, hash.slice(0, 20)]) {
      expect(await returnOrder(other)).toBeNull();
    }
    expect(await returnOrder(hash, shop.visitor('at'))).not.toBeNull();
    expect(await returnOrder(hash, shop.visitor('b2b'))).toBeNull();
  });

  test('RET-04: blanks of a hash are pluses again', async () => {
    let hash = '';
    while (!hash.includes('+')) hash = (await shipped()).hash;
    const found = await returnOrder(hash.replaceAll('+', ' '));
    expect(found?.hash).toBe(hash);
  });

  test('RET-10: says what was ordered, what may come back, and what was announced before', async () => {
    const { number, hash } = await shipped([{ lineNo: 1, quantity: 2 }]);
    await announce(hash, whole(item(1, 1, { reason: 'defective' })));
    expect(await returnOrder(hash)).toMatchObject({
      hash,
      orderId: expect.stringMatching(/^[\w-]{22}$/),
      salesOrderNo: number,
      orderDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      items: [
        { id: 'pen', lineNo: 1, quantity: 3, returnableQuantity: 1, comment: null },
        {
          lineNo: 2,
          returnableQuantity: 0,
          reasons: [],
          comment: 'vue.returns.item.notShipped',
        },
      ],
      returns: [
        {
          rma: expect.stringMatching(/^R\d\d-\d{4}-\d{4}$/),
          carrier: 'nolabel',
          regulation: 'refund',
          status: 'announced',
          items: [{ lineNo: 1, quantity: 1, reason: 'defective' }],
        },
      ],
    });
  });

  test('DEC-110: thirty days after the delivery nothing may come back any more', async () => {
    const start = shop.clock.now();
    const { number, hash } = await shipped();
    shop.clock.advance(20 * dayMs);
    await orders.deliver(number);
    shop.clock.advance(30 * dayMs);
    expect(await returnable(hash)).toEqual([3, 1]);
    shop.clock.advance(1000);
    expect((await returnOrder(hash))?.items.map(({ comment }) => comment)).toEqual(
      Array(2).fill('vue.returns.item.over'),
    );
    shop.clock.set(start);
  });

  test('FLAG-10: only while the switch has the value true', async () => {
    const { hash } = await shipped();
    await setParameter('enabled', 'false', 'at');
    expect(await returnOrder(hash, shop.visitor('at'))).toBeNull();
    expect(await returnOrder(hash)).not.toBeNull();
    await setParameter('enabled', 'true', 'at');
  });
});

describe('what can be chosen', () => {
  const regulations = (hash: string, items: readonly object[]) =>
    visitor.run(
      `query ($hash: String!, $items: [ReturnItemInput!]!) {
        availableRegulations(hash: $hash, items: $items)
      }`,
      { hash, items },
    );

  test('API-57: money first; the same again only where something is wrong with all of it', async () => {
    const { hash } = await shipped();
    expect(await regulations(hash, [item(1, 1)])).toEqual({
      availableRegulations: ['refund', 'voucher'],
    });
    expect(await regulations(hash, [item(1, 1, { reason: 'defective' }), item(2, 1)])).toEqual({
      availableRegulations: ['refund', 'voucher'],
    });
    expect(await regulations(hash, [item(1, 1, { reason: 'wrongItem' })])).toEqual({
      availableRegulations: ['refund', 'replacement', 'voucher'],
    });
    expect(await regulations(hash, [item(1, 4)])).toEqual({ availableRegulations: [] });
  });

  test('API-58: carriers whom the shop pays, where it has some at home; else none', async () => {
    const { hash } = await shipped();
    const carriers = () =>
      visitor.run(
        `query ($hash: String!, $returnOrder: ReturnOrderInput) {
          availableCarriers(hash: $hash, returnOrder: $returnOrder) { code name }
        }`,
        { hash, returnOrder: whole(item(1, 1)) },
      );
    expect(await carriers()).toEqual({ availableCarriers: [{ code: 'nolabel', name: null }] });
    await setParameter('carriers', 'dhl, gls', 'de');
    expect(await carriers()).toEqual({
      availableCarriers: [
        { code: 'dhl', name: 'DHL' },
        { code: 'gls', name: 'GLS' },
      ],
    });
    await setParameter('carriers', '', 'de');
  });
});

describe('what is entered', () => {
  test('RET-11, RET-14: is kept step by step', async () => {
    const { hash } = await shipped();
    const { draftId } = await saveDraft(hash, {
      items: [item(1, 2, { reason: 'other', additionalInfo: ' Zu  bunt ' })],
    });
    expect(await draftOf(draftId)).toEqual({
      hash,
      items: [
        {
          lineNo: 1,
          quantity: 2,
          reason: 'other',
          additionalInfo: 'Zu bunt',
          images: [],
          components: [],
        },
      ],
      selectedRegulation: null,
      selectedCarrier: null,
      labels: 1,
      contact: null,
      rma: null,
    });
    await saveDraft(hash, { regulation: 'voucher' }, draftId);
    await saveDraft(hash, { carrier: 'nolabel', labels: 3, contact }, draftId);
    expect(await draftOf(draftId)).toMatchObject({
      items: [{ lineNo: 1 }],
      selectedRegulation: 'voucher',
      selectedCarrier: 'nolabel',
      labels: 3,
      contact,
    });
  });

  test('RET-15: with another hash it begins anew', async () => {
    const [first, second] = [await shipped(), await shipped()];
    const { draftId } = await saveDraft(first.hash, { ...whole(item(1, 2)), labels: 4 });
    const { draftId: same } = await saveDraft(second.hash, { items: [item(2, 1)] }, draftId);
    expect(same).toBe(draftId);
    expect(await draftOf(draftId)).toMatchObject({
      hash: second.hash,
      items: [{ lineNo: 2 }],
      selectedRegulation: null,
      labels: 1,
      contact: null,
    });
  });

  test('a choice that the goods do not allow any more is open again', async () => {
    const { hash } = await shipped();
    const { draftId } = await saveDraft(hash, {
      items: [item(1, 1, { reason: 'defective' })],
      regulation: 'replacement',
    });
    await saveDraft(hash, { items: [item(1, 1)] }, draftId);
    expect(await draftOf(draftId)).toMatchObject({ selectedRegulation: null });
  });

  test.each([
    ['nothing', [], { fieldName: 'items', message: 'vue.returns.error.noItems' }],
    ['too many', [item(1, 4)], { fieldName: 'quantity', message: 'vue.returns.error.quantity' }],
    ['none', [item(1, 0)], { fieldName: 'quantity', message: 'vue.form.error.number.incorrect' }],
    ['no line', [item(9, 1)], { fieldName: 'id', message: 'vue.returns.error.item' }],
    ['a line twice', [item(1, 1), item(1, 1)], { message: 'vue.returns.error.item' }],
    ['another article', [item(1, 1, { id: 'book' })], { message: 'vue.returns.error.item' }],
    [
      'no reason',
      [item(1, 1, { reason: 'x' })],
      { fieldName: 'reason', message: 'vue.returns.error.reason' },
    ],
    [
      'another reason without words',
      [item(1, 1, { reason: 'other' })],
      { fieldName: 'additionalInfo', message: 'vue.form.error.requiredField' },
    ],
    [
      'too many words',
      [item(1, 1, { additionalInfo: 'x'.repeat(501) })],
      { fieldName: 'additionalInfo', message: 'vue.form.error.tooLong' },
    ],
    [
      'four pictures',
      [item(1, 1, { images: ['a', 'b', 'c', 'd'] })],
      { fieldName: 'images', message: 'vue.returns.error.images' },
    ],
  ])('%s is refused at its field', async (_, items, fault) => {
    const { hash } = await shipped();
    const answer = await saveDraft(hash, { items });
    expect(answer.successful).toBe(false);
    expect(answer.fieldErrors).toContainEqual(expect.objectContaining(fault));
  });
});

describe('a return', () => {
  test('API-60: is announced once, with a mail', async () => {
    const { hash } = await shipped(undefined, 'ein@example.org');
    const { draftId } = await saveDraft(hash, {
      ...whole(item(1, 2)),
      contact: { ...contact, email: 'ein@example.org' },
    });
    const first = await announce(hash, null, draftId);
    expect(first).toMatchObject({ isError: false, errorMsg: null });
    expect(await announce(hash, null, draftId)).toEqual(first);
    expect(await draftOf(draftId)).toMatchObject({ rma: first.rma });
    expect(await returnable(hash)).toEqual([1, 1]);
    const subjects = await mailsTo('ein@example.org');
    expect(subjects.filter((subject) => subject.includes(first.rma ?? '?'))).toHaveLength(1);
  });

  test('names the carrier by its name, whatever its article', async () => {
    await setParameter('carriers', 'swisspost', 'de');
    const { hash } = await shipped();
    const { rma } = await announce(hash, { ...whole(item(1, 1)), carrier: 'swisspost' });
    expect(await textOfMail(`Ihre Rücksendung ist angemeldet: ${rma}`)).toContain(
      'Abgeben können Sie es hier: Die Schweizerische Post.',
    );
    await setParameter('carriers', '', 'de');
  });

  test('two at once do not send the same pieces back', async () => {
    const { hash } = await shipped();
    const answers = await Promise.all([1, 2, 3].map(() => announce(hash, whole(item(1, 2)))));
    expect(answers.filter(({ isError }) => !isError)).toHaveLength(1);
    expect(await returnable(hash)).toEqual([1, 1]);
  });

  test('ERR-22: what keeps it from being announced is said', async () => {
    const { hash } = await shipped();
    const complete = whole(item(1, 1));
    expect(await announce('x', complete)).toMatchObject({
      isError: true,
      errorMsg: 'vue.returns.error.notFound',
    });
    for (const part of ['regulation', 'carrier', 'contact'] as const) {
      expect(await announce(hash, { ...complete, [part]: null })).toMatchObject({
        isError: true,
        errorMsg: `vue.returns.error.${part}`,
      });
    }
    expect(await announce(hash, { ...complete, labels: 6 })).toMatchObject({
      isError: true,
      fieldErrors: [{ fieldName: 'labels', message: 'vue.returns.error.labels' }],
    });
    expect(await announce(hash, { ...complete, items: [] })).toMatchObject({ isError: true });
    expect((await returnOrder(hash))?.returns).toEqual([]);
  });

  const upload = async (file: File) =>
    (
      await visitor.run<{ uploadReturnImage: { imageId: string | null; errorMessage: string } }>(
        `mutation ($file: File!) {
          uploadReturnImage(file: $file) { successful errorMessage imageId }
        }`,
        { file },
      )
    ).uploadReturnImage;

  test('API-61: photographs go with it, encoded anew; what is none is refused', async () => {
    const png = await sharp({
      create: { width: 3000, height: 1500, channels: 3, background: '#c00' },
    })
      .png()
      .toBuffer();
    const { imageId } = await upload(new File([new Uint8Array(png)], 'Kaputt.png'));
    expect(await upload(new File(['<svg/>'], 'x.png', { type: 'image/png' }))).toMatchObject({
      errorMessage: 'vue.returns.error.imageKind',
    });
    const { hash } = await shipped();
    const { rma } = await announce(hash, whole(item(1, 1, { images: [imageId] })));
    const record = await returns.show(rma ?? '');
    expect(record?.goods.lines).toMatchObject([{ images: [imageId] }]);
    const image = await returns.image(imageId ?? '');
    expect(await sharp(image?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1600 });
    // A picture belongs to one return.
    expect(await announce(hash, whole(item(2, 1, { images: [imageId] })))).toMatchObject({
      isError: true,
      errorMsg: 'vue.returns.error.images',
    });
  });

  test('DEC-109: photographs are taken as iPhones make them, a broken one is refused', async () => {
    const { hash } = await shipped();
    const heic = await upload(new File([heicPhoto], 'IMG_0001.HEIC'));
    const cut = heicPhoto.subarray(0, heicPhoto.length - 100);
    expect(await upload(new File([cut], 'IMG_0002.HEIC'))).toMatchObject({
      errorMessage: 'vue.returns.error.imageKind',
    });
    await announce(hash, whole(item(1, 1, { images: [heic.imageId] })));
    const decoded = sharp((await returns.image(heic.imageId ?? ''))?.bytes)
      .removeAlpha()
      .raw();
    const { data, info } = await decoded.toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 64, height: 48 });
    const [red = 0, , blue = 0] = data;
    expect(blue - red).toBeGreaterThan(100);
    const [lastRed = 0, , lastBlue = 0] = data.subarray(-3);
    expect(lastRed - lastBlue).toBeGreaterThan(100);
  });

  test('RET-14: has as many labels as were asked for, as PDF with its number', async () => {
    const { hash } = await shipped();
    const label = async (rma: string | null, by = visitor) => {
      const { returnLabel } = await by.run<{ returnLabel: string | null }>(
        'query ($hash: String!, $rma: String!) { returnLabel(hash: $hash, rma: $rma) }',
        { hash, rma },
      );
      return returnLabel === null ? null : Buffer.from(returnLabel, 'base64');
    };
    const { rma } = await announce(hash, { ...whole(item(1, 1)), labels: 3 });
    const pdf = await label(rma);
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf?.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(3);
    expect(await label('R26-0000-0000')).toBeNull();
    expect(await label(rma, shop.visitor('b2b'))).toBeNull();
  });

  test('drafts and pictures of no return are deleted after a day', async () => {
    const { hash } = await shipped();
    const { draftId } = await saveDraft(hash, { items: [item(1, 1)] });
    shop.clock.advance(dayMs - 1000);
    await shop.services.returns.prune();
    expect(await draftOf(draftId)).not.toBeNull();
    shop.clock.advance(2000);
    await shop.services.returns.prune();
    expect(await draftOf(draftId)).toBeNull();
  });
});

describe('the link to a return', () => {
  const request = (orderId: string, zip: string, by = shop.visitor()) =>
    by.run(
      `mutation ($orderId: String!, $zip: String!) {
        requestReturnLink(orderId: $orderId, zip: $zip) { successful errorMessage }
      }`,
      { orderId, zip },
    );
  const said = (errorMessage: string | null) => ({
    requestReturnLink: { successful: errorMessage === null, errorMessage },
  });
  let number: string;

  beforeEach(async () => {
    number = (await shipped(undefined, 'gast@example.org')).number;
  });

  test('API-59: is mailed to the address of the order; the answer does not tell', async () => {
    const links = async () =>
      (await mailsTo('gast@example.org')).filter(
        (subject) => subject === `Ihre Rücksendung: ${number}`,
      );
    expect(await request(number, '99999')).toEqual(said(null));
    expect(await links()).toHaveLength(0);
    expect(await request(number.toLowerCase().replaceAll('-', ' '), '50667')).toEqual(said(null));
    expect(await links()).toHaveLength(1);
    expect(await request(number, 'D-50667')).toEqual(said(null));
    expect(await links()).toHaveLength(2);
    const text = await textOfMail(`Ihre Rücksendung: ${number}`);
    const hash = decodeURIComponent(/returns\?hash=(\S+)/.exec(text)?.[1] ?? '');
    expect((await returnOrder(hash))?.salesOrderNo).toBe(number);
  });

  test('DEC-107: is refused for a quarter of an hour after five tries', async () => {
    for (let tries = 0; tries < 5; tries += 1) await request(number, '99999');
    expect(await request(number, '50667')).toEqual(said('vue.returns.error.tooMany'));
    shop.clock.advance(15 * 60_000 + 1000);
    expect(await request(number, '50667')).toEqual(said(null));
  });
});
