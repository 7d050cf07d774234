import { shopLanguageIn } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Connection, Database } from '../../database/database.ts';
import { eventDays, record } from '../accountEvent/service.ts';
import type { CustomerService } from '../customer/service.ts';
import { type FormRefusal, type FormResult, refuse, taken } from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { loginRequired, randomId, type Shopper } from '../session/session.ts';
import { storefrontOf } from '../storefront/storefront.ts';
import type { PersonalData } from './dataExport.ts';
import { writeFiles } from './files.ts';
import { dataExportMail } from './mails.ts';
import {
  type DueExport,
  type ExportRow,
  keepExport,
  loadExport,
  loadExportFile,
  removeOverFiles,
  requestExport,
  streamRecords,
  takeDueExport,
} from './store.ts';

export { removeExportOf } from './store.ts';

export type ExportFormat = 'json' | 'html';

/**
 * What the shop keeps of a customer, for the customer (Art. 15, 20 GDPR). A job makes the files; a link
 * by mail leads to them, which counts in the customer's own account alone. All of it throws Refusal
 * when nobody is logged in.
 */
export interface DataExportService {
  /** The latest one; undefined: the customer has asked for none. */
  latest(shopper: Shopper): Promise<ExportRow | undefined>;
  /** Asks for a new one, in the place of the latest. While one is being made, that is the one. */
  request(shopper: Shopper): Promise<FormResult>;
  /** What the mail's link leads to. Undefined: not a link of this customer, or it is over. */
  open(shopper: Shopper, token: string): Promise<ExportRow | undefined>;
  /** One of its files, compressed by gzip. Undefined as above. */
  file(shopper: Shopper, token: string, format: ExportFormat): Promise<Uint8Array | undefined>;
  /** Makes what was asked for and writes the mails. @returns how many */
  makeDue(): Promise<number>;
  /** Deletes files that are over. */
  prune(): Promise<void>;
}

const keptDays = 7;
const dayMs = 86_400_000;
/** Longer than any export takes; then whoever makes it is taken for dead. */
const leaseMs = 15 * 60_000;
const maxTries = 5;

const tooMany = refuse('vue.dataExport.error.tooMany');

export function createDataExportService({
  database,
  clock,
  limiter,
  customers,
  mail,
  parameters,
  parts,
}: {
  database: Database;
  clock: Clock;
  limiter: Limiter;
  customers: CustomerService;
  mail: Pick<MailService, 'enqueue' | 'wake'>;
  parameters: ParametersService;
  parts: readonly PersonalData[];
}): DataExportService {
  function customerIdOf({ signedIn }: Shopper): string {
    if (signedIn === undefined) throw loginRequired();
    return signedIn.customerId;
  }

  /** In what the customer reads of the account's security: whoever has the files has everything. */
  const write = (
    tx: Connection,
    shopper: Shopper,
    kind: 'exportRequested' | 'exportFetched',
  ): Promise<void> => {
    const { userAgent } = shopper;
    return record(tx, { customerId: customerIdOf(shopper), kind, at: clock.now(), userAgent });
  };

  async function isTheirs(customerId: string, token: string): Promise<boolean> {
    return (await customers.ownerOfToken(token, 'dataExport'))?.id === customerId;
  }

  async function make({ id, customerId, storefront, language }: DueExport): Promise<void> {
    const customer = await customers.get(customerId);
    if (customer === undefined) return;
    const { email } = customer;
    const set = await parameters.of(storefront);
    const madeAt = clock.now();
    const files = await writeFiles(
      parts,
      streamRecords(database, parts, { customerId, email, language }),
      {
        email,
        madeAt,
        storefront,
        language,
        shopLanguage:
          shopLanguageIn(storefront, language) ?? storefrontOf(storefront).shopLanguages[0],
        shop: {
          company: set.text('company', 'name'),
          address: set.text('company', 'address'),
          email: set.text('company', 'email'),
          phone: set.text('company', 'phone'),
          eventDays,
          invoiceYears: set.integer('invoice', 'keep.years'),
          newsletterDays: set.integer('newsletter', 'proof.days'),
          restockDays: set.integer('restock', 'requests.days'),
          catalogueDays: set.integer('catalogue', 'orders.days'),
          competitionDays: set.integer('competition', 'entries.days'),
          certificateDays: set.integer('registration', 'certificate.days'),
        },
      },
    );
    const expiresAt = new Date(clock.now().getTime() + keptDays * dayMs);
    const token = randomId();
    await database.transaction(async (tx) => {
      // Meanwhile the account may be gone, or another process was faster.
      if (!(await keepExport(tx, id, { ...files, madeAt, expiresAt }))) return;
      await customers.keepToken(tx, token, { purpose: 'dataExport', customerId, expiresAt });
      const to = { email, language, token, days: keptDays, named: customer };
      await mail.enqueue(tx, dataExportMail(to, set));
    });
  }

  async function makeNext(): Promise<boolean> {
    const now = clock.now();
    const again = new Date(now.getTime() + leaseMs);
    const due = await takeDueExport(database, { now, again, maxTries });
    if (due === undefined) return false;
    await make(due);
    return true;
  }

  return {
    latest: (shopper) => loadExport(database, customerIdOf(shopper), clock.now()),

    async request(shopper) {
      const customerId = customerIdOf(shopper);
      const { storefront, language } = shopper;
      const wanted = { id: randomId(), customerId, storefront: storefront.id, language };
      const work = database.transaction(async (tx) => {
        if (!(await requestExport(tx, wanted, clock.now()))) return;
        const counted = { customer: customerId };
        if (!(await limiter.take(['dataExportsByCustomer'], counted, tx))) throw new TooMany();
        await customers.dropTokens(tx, customerId, 'dataExport');
        await write(tx, shopper, 'exportRequested');
      });
      return work.then(
        () => taken,
        (error: unknown): FormRefusal => {
          if (error instanceof TooMany) return tooMany;
          throw error;
        },
      );
    },

    async open(shopper, token) {
      const customerId = customerIdOf(shopper);
      if (!(await isTheirs(customerId, token))) return undefined;
      const row = await loadExport(database, customerId, clock.now());
      return row?.state === 'ready' ? row : undefined;
    },

    async file(shopper, token, format) {
      const customerId = customerIdOf(shopper);
      if (!(await isTheirs(customerId, token))) return undefined;
      const found = await loadExportFile(database, customerId, { format, now: clock.now() });
      if (found !== undefined) await write(database, shopper, 'exportFetched');
      return found;
    },

    async makeDue() {
      let made = 0;
      while (await makeNext()) made += 1;
      if (made > 0) mail.wake();
      return made;
    },

    prune: () => removeOverFiles(database, clock.now()),
  };
}

/** Takes a request back, so that the latest export stays. */
class TooMany extends Error {}
