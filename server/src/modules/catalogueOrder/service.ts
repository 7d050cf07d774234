import {
  type AddressInput,
  addressLines,
  catalogueAddressKind,
  catalogueOrderForm,
} from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import {
  type FormResult,
  faulty,
  isFromProgram,
  readForm,
  refuse,
  type Sender,
  takeForm,
  taken,
} from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import { letter } from '../mail/mail.ts';
import type { MailService } from '../mail/service.ts';
import type { ParametersService } from '../parameters/service.ts';
import { randomId } from '../session/session.ts';
import { storefrontIds } from '../storefront/storefront.ts';
import { editions } from './catalogueOrder.ts';
import { deleteOrders, insertOrder } from './store.ts';

export { catalogueOrderData } from './exportStore.ts';

/** As it was typed. */
export interface CatalogueOrderForm {
  readonly edition: string;
  readonly quantity?: number | null | undefined;
  readonly address: AddressInput;
  readonly email?: string | null | undefined;
  /** Hidden from people: whoever fills it in is a program. */
  readonly website?: string | null | undefined;
}

export interface CatalogueOrderService {
  /**
   * Takes an order of a printed catalogue (DEC-18). A second one from a household is answered like
   * the first, so that nobody learns who else lives there.
   */
  order(form: CatalogueOrderForm, by: Sender): Promise<FormResult>;
  /** Deletes orders that were posted long ago. */
  prune(): Promise<void>;
}

const day = 86_400_000;

export function createCatalogueOrderService({
  database,
  clock,
  mail,
  limiter,
  parameters,
}: {
  database: Database;
  clock: Clock;
  mail: MailService;
  limiter: Limiter;
  parameters: ParametersService;
}): CatalogueOrderService {
  return {
    async order(form, { storefront, language, ip }) {
      if (isFromProgram(form)) return taken;
      const read = readForm(catalogueOrderForm(storefront.id), form, 'catalogueOrder');
      if (!read.ok) return faulty(read.fieldErrors);
      const { edition, quantity, address, email } = read.values;
      if (!(await takeForm(limiter, 'catalogue', ip, email))) {
        return refuse('vue.catalogue.error.tooMany');
      }
      const set = await parameters.of(storefront.id);
      await database.transaction(async (tx) => {
        const isNew = await insertOrder(tx, {
          ...address,
          id: randomId(),
          storefront: storefront.id,
          language,
          edition,
          quantity,
          email: email || null,
          orderedAt: clock.now(),
        });
        if (!isNew || email === '') return;
        const { subject, before, after } = words[language];
        const quote = [
          `${quantity} × ${editions[edition][language]}`,
          ...addressLines(address, { kind: catalogueAddressKind, language }),
        ].join('\n');
        const title = subject;
        await mail.enqueue(
          tx,
          letter(set, {
            kind: 'catalogue-order',
            recipient: email,
            language,
            subject,
            title,
            greets: 'anybody',
            before,
            quote,
            after,
          }),
        );
      });
      mail.wake();
      return taken;
    },

    async prune() {
      for (const storefront of storefrontIds) {
        const days = (await parameters.of(storefront)).integer('catalogue', 'orders.days');
        await deleteOrders(database, storefront, new Date(clock.now().getTime() - days * day));
      }
    },
  };
}

const words = {
  de: {
    subject: 'Ihr Katalog ist bestellt',
    before: 'danke für Ihr Interesse. Wir schicken kostenlos:',
    after: 'Die Post braucht etwa eine Woche. Haben Sie nichts bestellt, antworten Sie bitte kurz.',
  },
  en: {
    subject: 'Your catalogue is ordered',
    before: 'Thank you for your interest. We send you free of charge:',
    after: 'The post takes about a week. If you ordered nothing, please send us a short answer.',
  },
} as const;
