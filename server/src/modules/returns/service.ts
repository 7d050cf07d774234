import {
  type ReturnRegulation,
  returnImageLimits,
  returnLookupForm,
} from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import {
  type FormRefusal,
  type FormResult,
  faulty,
  readForm,
  refuse,
  taken,
} from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import type { MailService } from '../mail/service.ts';
import { newReturnNumber, type Order, readOrderNumber } from '../order/order.ts';
import { loadOrderById, loadShipments, lockLife, orderIdOf } from '../order/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { createCompactSeal, isRandomId, randomId, type Shopper } from '../session/session.ts';
import { consumerStorefronts, type StorefrontId } from '../storefront/storefront.ts';
import {
  type DraftContent,
  type DraftInput,
  type DraftItem,
  emptyDraft,
  type ItemInput,
  type ReturnSituation,
  readDraft,
} from './draft.ts';
import {
  type DraftRow,
  loadDraft,
  lockDraft,
  putDraft,
  removeIdleDrafts,
  setSubmitted,
} from './draftStore.ts';
import { attachImages, loadLooseImages, removeLooseImages } from './imageStore.ts';
import { type ImageOutcome, keepImage } from './images.ts';
import { labelsOf } from './label.ts';
import { returnAddress, returnAnnouncedMail, returnLinkMail } from './returnMails.ts';
import {
  carriersFor,
  type GoodsReturn,
  type ReturnableLine,
  regulationsFor,
  returnableLines,
} from './returns.ts';
import { insertReturn, loadReturns } from './store.ts';

export { returnData } from './exportStore.ts';

/** An order as its return begins with it (RET-10). */
export interface ReturnOrder {
  readonly hash: string;
  readonly order: Order;
  readonly lines: readonly ReturnableLine[];
  readonly returns: readonly GoodsReturn[];
}

/** What is entered so far, with the names of its pictures. */
export interface Draft extends DraftContent {
  readonly id: string;
  readonly hash: string;
  readonly imageNames: ReadonlyMap<string, string>;
  /** What can be chosen for these goods, the proposal first. */
  readonly regulations: readonly ReturnRegulation[];
  /** Null until it is submitted. */
  readonly submitted: GoodsReturn | null;
}

export type DraftOutcome = { readonly ok: true; readonly draftId: string } | FormRefusal;
export type SubmitReturnOutcome = { readonly ok: true; readonly goods: GoodsReturn } | FormRefusal;

/**
 * Returns, by the sealed link of an order: whoever has it may see what was ordered and announce what
 * comes back (RET). Where the global switch is off there are none (RET-01).
 */
export interface ReturnsService {
  isEnabled(storefront: StorefrontId): Promise<boolean>;
  /** The hash of an order that something may come back of, now; undefined: nothing. */
  hashOf(order: Order): Promise<string | undefined>;
  /** API-56. Undefined: the shop made no such hash, or the order is another kind of shop's. */
  find(shopper: Shopper, hash: string): Promise<ReturnOrder | undefined>;
  /** API-57: what can be chosen for these goods, the proposal first. */
  regulations(
    shopper: Shopper,
    hash: string,
    items: readonly ItemInput[],
  ): Promise<readonly ReturnRegulation[]>;
  /** API-58. */
  carriers(shopper: Shopper, hash: string): Promise<readonly string[]>;
  /**
   * API-59, DEC-107: sends the link to the address of the order, if there is one of this number to this
   * postcode. The answer does not tell (ruling 15).
   */
  requestLink(
    shopper: Shopper,
    lookup: { readonly orderId: string; readonly zip: string },
  ): Promise<FormResult>;
  /** Null where there is none of this id and hash. */
  draft(id: string): Promise<Draft | undefined>;
  /** Keeps what a step entered; a draft of another hash begins anew (RET-15). */
  saveDraft(
    shopper: Shopper,
    hash: string,
    draftId: string | undefined,
    input: DraftInput,
  ): Promise<DraftOutcome>;
  /** API-60. The same draft twice is one return. */
  submit(
    shopper: Shopper,
    hash: string,
    from: { readonly draftId: string } | DraftInput,
  ): Promise<SubmitReturnOutcome>;
  /** API-61: keeps a photograph for a return that is about to be announced. */
  uploadImage(shopper: Shopper, file: File): Promise<ImageOutcome>;
  /** The labels of an announced return as PDF; undefined: there is none of this number. */
  labels(shopper: Shopper, hash: string, rma: string): Promise<Buffer | undefined>;
  /** Deletes drafts, and pictures of no return, after a day. */
  prune(): Promise<void>;
}

const dayMs = 24 * 3600_000;

export const sealOf = (secret: string) => createCompactSeal('kreide-return', secret);

export function createReturnsService({
  database,
  clock,
  mail,
  limiter,
  parameters,
  secret,
}: {
  database: Database;
  clock: Clock;
  mail: MailService;
  limiter: Limiter;
  parameters: ParametersService;
  secret: string;
}): ReturnsService {
  const seal = sealOf(secret);
  const isEnabled = async (storefront: StorefrontId) =>
    (await parameters.of(storefront)).flag('returns', 'enabled');

  async function orderIdOfHash(hash: string): Promise<string | undefined> {
    const orderId = await seal.read(repaired(hash));
    return orderId !== undefined && isRandomId(orderId) ? orderId : undefined;
  }

  async function load(connection: Connection, orderId: string) {
    const [order, shipments, returns] = await Promise.all([
      loadOrderById(connection, orderId),
      loadShipments(connection, orderId),
      loadReturns(connection, orderId),
    ]);
    if (order === undefined) return undefined;
    const set = await parameters.of(order.storefront);
    const days = set.integer('returns', 'days');
    const lines = returnableLines(order, shipments, returns, { days, now: clock.now() });
    return { order, lines, returns, parameters: set };
  }

  async function situationOf(connection: Connection, shopper: Shopper, hash: string) {
    if (!(await isEnabled(shopper.storefront.id))) return undefined;
    const orderId = await orderIdOfHash(hash);
    const found = orderId && (await load(connection, orderId));
    return found && isSameKind(found.order, shopper) ? found : undefined;
  }

  async function check(
    connection: Connection,
    draft: DraftContent,
    input: DraftInput,
    situation: ReturnSituation,
  ): Promise<{ ok: true; values: DraftContent } | FormRefusal> {
    const read = readDraft(draft, input, situation);
    if (!read.ok) return faulty(read.fieldErrors);
    const images = read.values.items.flatMap((item) => item.images);
    const there = await loadLooseImages(connection, images);
    if (new Set(images).size !== images.length || there.length !== images.length) {
      return refuse('vue.returns.error.images');
    }
    return read;
  }

  return {
    isEnabled,

    async hashOf(order) {
      if (!(await isEnabled(order.storefront))) return undefined;
      const found = await load(database, order.id);
      return found?.lines.some(({ returnable }) => returnable > 0)
        ? seal.make(order.id)
        : undefined;
    },

    async find(shopper, hash) {
      const found = await situationOf(database, shopper, hash);
      if (found === undefined) return undefined;
      const { order, lines, returns } = found;
      return { hash: repaired(hash), order, lines, returns };
    },

    async regulations(shopper, hash, items) {
      const found = await situationOf(database, shopper, hash);
      if (found === undefined) return [];
      const read = readDraft(emptyDraft, { items }, found);
      return read.ok
        ? regulationsFor(
            found.order,
            read.values.items.map(({ reason }) => reason),
          )
        : [];
    },

    async carriers(shopper, hash) {
      const found = await situationOf(database, shopper, hash);
      return found === undefined ? [] : carriersFor(found.order, found.parameters);
    },

    async requestLink(shopper, lookup) {
      const read = readForm(returnLookupForm, lookup, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const { orderId: typed, zip } = read.values;
      const number = readOrderNumber(typed) ?? typed;
      const counted = { network: shopper.ip, order: number };
      if (!(await limiter.take(['returnLinksByNetwork', 'returnLinksByOrder'], counted))) {
        return refuse('vue.returns.error.tooMany');
      }
      const id = await orderIdOf(database, number);
      const found = id && (await load(database, id));
      const isRight =
        found && isSameKind(found.order, shopper) && postcodesOf(found.order).includes(zip);
      if (isRight && (await isEnabled(found.order.storefront))) {
        const { order, parameters: set } = found;
        await database.transaction(async (tx) => {
          const told = { parameters: set, hash: await seal.make(order.id) };
          await mail.enqueue(tx, returnLinkMail(order, told));
        });
        mail.wake();
      }
      return taken;
    },

    async draft(id) {
      if (!isRandomId(id)) return undefined;
      const row = await loadDraft(database, id);
      return row && draftOf(row);
    },

    saveDraft: (shopper, hash, draftId, input) =>
      database.transaction(async (tx) => {
        const found = await situationOf(tx, shopper, hash);
        if (found === undefined) return refuse('vue.returns.error.notFound');
        const known = isRandomId(draftId) ? await lockDraft(tx, draftId) : undefined;
        const plainHash = repaired(hash);
        const isSame = known?.hash === plainHash && known.returnId === null;
        const read = await check(tx, isSame ? known.content : emptyDraft, input, found);
        if (!read.ok) return read;
        const id = known?.id ?? randomId();
        await putDraft(tx, { id, hash: plainHash, content: read.values }, clock.now());
        return { ok: true, draftId: id };
      }),

    async submit(shopper, hash, from) {
      const outcome = await database.transaction(async (tx): Promise<SubmitReturnOutcome> => {
        const orderId = await orderIdOfHash(hash);
        const life = orderId && (await lockLife(tx, orderId));
        const found = life && (await situationOf(tx, shopper, hash));
        if (!found) return refuse('vue.returns.error.notFound');
        const draftId = 'draftId' in from ? from.draftId : undefined;
        const draft = isRandomId(draftId) ? await lockDraft(tx, draftId) : undefined;
        if (draft?.returnId != null) {
          const earlier = found.returns.find(({ id }) => id === draft.returnId);
          if (earlier) return { ok: true, goods: earlier };
        }
        if (draftId !== undefined && draft?.hash !== repaired(hash)) {
          return refuse('vue.returns.error.notFound');
        }
        if (!(await limiter.take(['returnsByOrder'], { order: life.id }, tx))) {
          return refuse('vue.returns.error.tooMany');
        }
        // All of it again: what was entered yesterday may have been announced by another since.
        const said = draft ? inputOf(draft.content, found.order) : (from as DraftInput);
        const read = await check(tx, emptyDraft, { ...said, items: said.items ?? [] }, found);
        if (!read.ok) return read;
        const { regulation, carrier, contact } = read.values;
        if (regulation === null) return refuse('vue.returns.error.regulation');
        if (carrier === null) return refuse('vue.returns.error.carrier');
        if (contact === null) return refuse('vue.returns.error.contact');
        const now = clock.now();
        const goods: GoodsReturn = {
          id: randomId(),
          rma: newReturnNumber(now),
          orderId: life.id,
          state: 'announced',
          regulation,
          carrier,
          labels: read.values.labels,
          contact,
          announcedAt: now,
          receivedAt: null,
          settledAt: null,
          refundCents: null,
          voucherCode: null,
          replacementOrderId: null,
          rejectReason: null,
          lines: read.values.items.map((item) => ({ ...item, accepted: null })),
        };
        await insertReturn(tx, goods);
        for (const { images, lineNo } of goods.lines) {
          if (images.length > 0) await attachImages(tx, images, goods.id, lineNo);
        }
        if (draft) await setSubmitted(tx, draft.id, goods.id, now);
        const told = { parameters: found.parameters, hash: repaired(hash) };
        await mail.enqueue(tx, returnAnnouncedMail(found.order, goods, told));
        return { ok: true, goods };
      });
      if (outcome.ok) mail.wake();
      return outcome;
    },

    async uploadImage(shopper, file) {
      if (!(await isEnabled(shopper.storefront.id))) return refuse('vue.returns.error.notFound');
      if (file.size > returnImageLimits.bytes) return refuse('vue.returns.error.imageSize');
      if (!(await limiter.take(['returnImagesByNetwork'], { network: shopper.ip }))) {
        return refuse('vue.returns.error.tooMany');
      }
      return keepImage(database, file, clock.now());
    },

    async labels(shopper, hash, rma) {
      const found = await situationOf(database, shopper, hash);
      const goods = found?.returns.find((each) => each.rma === rma);
      if (!found || !goods) return undefined;
      const counted = { order: found.order.id };
      await limiter.demand(['returnLabelsByOrder'], counted);
      return labelsOf(found.order, goods, returnAddress(found.parameters).split('\n'));
    },

    async prune() {
      const before = new Date(clock.now().getTime() - dayMs);
      await removeIdleDrafts(database, before);
      await removeLooseImages(database, before);
    },
  };

  async function draftOf(row: DraftRow): Promise<Draft> {
    const images = row.content.items.flatMap((item) => item.images);
    const orderId = await orderIdOfHash(row.hash);
    const [named, found] = await Promise.all([
      loadLooseImages(database, images),
      orderId === undefined ? undefined : load(database, orderId),
    ]);
    const reasons = row.content.items.map(({ reason }) => reason);
    return {
      ...row.content,
      id: row.id,
      hash: row.hash,
      imageNames: new Map(named.map(({ id, name }) => [id, name])),
      regulations: found ? regulationsFor(found.order, reasons) : [],
      submitted: found?.returns.find(({ id }) => id === row.returnId) ?? null,
    };
  }
}

/** A plus that went through an address unescaped is a blank (RET-04). */
const repaired = (hash: string): string => hash.replaceAll(' ', '+');

/** An order of a consumer's is returned in any of the consumers' storefronts, a business's in its own. */
const isSameKind = ({ storefront }: Order, shopper: Shopper): boolean => {
  const isConsumers = (id: StorefrontId) => consumerStorefronts.some((each) => each === id);
  return isConsumers(storefront) === isConsumers(shopper.storefront.id);
};

const postcodesOf = ({ billingAddress, shippingAddress }: Order): string[] =>
  [billingAddress.postCode, shippingAddress?.postCode].filter((code) => code !== undefined);

const inputOf = ({ items, ...rest }: DraftContent, { lines }: Order): DraftInput => ({
  ...rest,
  items: items.map((item: DraftItem) => ({ ...item, id: lines[item.lineNo - 1]?.itemId ?? '' })),
});
