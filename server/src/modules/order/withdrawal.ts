import { withdrawalForm } from '../../../contract/index.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { type FormRefusal, faulty, readForm, refuse, takeForm } from '../form/form.ts';
import type { Limiter } from '../limiter/service.ts';
import { letter } from '../mail/mail.ts';
import type { MailDraft, MailService } from '../mail/service.ts';
import type { ParameterSet, ParametersService } from '../parameters/service.ts';
import { randomId, type Shopper } from '../session/session.ts';
import { dateText, spellingOf } from '../storefront/storefront.ts';
import { readOrderNumber } from './number.ts';
import { insertWithdrawal, loadWithdrawals, type Withdrawal } from './withdrawalStore.ts';

interface WithdrawalForm {
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly ip: string | undefined;
}

export type WithdrawalResult = { readonly ok: true; readonly receivedAt: Date } | FormRefusal;

export interface WithdrawalService {
  /**
   * Takes a declaration of withdrawal (BGB § 356a), whether or not such an order is known: the
   * answer does not reveal which orders exist. The receipt goes out at once, and a copy to the shop.
   */
  declare(shopper: Shopper, form: WithdrawalForm): Promise<WithdrawalResult>;
  /**
   * When an order was first withdrawn from with an e-mail address of its own: who may see the order
   * may see that. What strangers declared is the operator's to judge.
   */
  declaredAt(orderId: string): Promise<Date | undefined>;
}

export function createWithdrawalService({
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
}): WithdrawalService {
  return {
    async declare(shopper, form) {
      const read = readForm(withdrawalForm, form, null);
      if (!read.ok) return faulty(read.fieldErrors);
      const { orderNumber, name, email } = read.values;
      if (!(await takeForm(limiter, 'withdrawal', form.ip, email))) {
        return refuse('vue.withdrawal.error.tooMany');
      }
      const withdrawal: Withdrawal = {
        id: randomId(),
        receivedAt: clock.now(),
        storefront: shopper.storefront.id,
        language: shopper.language,
        orderNumber,
        name,
        email,
      };
      const set = await parameters.of(shopper.storefront.id);
      const receipt = receiptMail(withdrawal, set);
      await database.transaction(async (tx) => {
        await insertWithdrawal(tx, withdrawal, readOrderNumber(orderNumber));
        await mail.enqueue(tx, receipt);
        await mail.enqueue(tx, { ...receipt, recipient: set.text('company', 'email') });
      });
      mail.wake();
      return { ok: true, receivedAt: withdrawal.receivedAt };
    },

    async declaredAt(orderId) {
      const withdrawals = await loadWithdrawals(database, orderId);
      return withdrawals.find(({ isOfBuyer }) => isOfBuyer)?.receivedAt;
    },
  };
}

const words = {
  de: {
    title: 'Ihr Widerruf ist eingegangen',
    subject: 'Eingangsbestätigung Ihres Widerrufs',
    intro: (date: string) =>
      `wir bestätigen, dass Ihre Erklärung am ${date} Uhr bei uns eingegangen ist. Ihr Inhalt:`,
    statement: 'Hiermit widerrufe ich den folgenden Vertrag.',
    order: 'Bestellung',
    name: 'Name',
    email: 'E-Mail-Adresse',
    outro:
      'Wir prüfen Ihre Angaben und melden uns mit den nächsten Schritten. Bewahren Sie diese E-Mail bitte auf.',
  },
  en: {
    title: 'Your withdrawal has been received',
    subject: 'Receipt of your withdrawal',
    intro: (date: string) => `We confirm that your statement reached us on ${date}. It reads:`,
    statement: 'I hereby withdraw from the following contract.',
    order: 'Order',
    name: 'Name',
    email: 'E-mail address',
    outro: 'We will check your details and tell you the next steps. Please keep this e-mail.',
  },
} as const;

function receiptMail(withdrawal: Withdrawal, parameters: ParameterSet): MailDraft {
  const { language, orderNumber, name, email, receivedAt } = withdrawal;
  const wording = words[language];
  const date = dateText(receivedAt, spellingOf(parameters.storefront, language), {
    timeStyle: 'medium',
  });
  const statement = [
    wording.statement,
    `${wording.order}: ${orderNumber}`,
    `${wording.name}: ${name}`,
    `${wording.email}: ${email}`,
  ].join('\n');
  return letter(parameters, {
    kind: 'withdrawal-receipt',
    recipient: email,
    language,
    subject: wording.subject,
    title: wording.title,
    greets: 'anybody',
    before: wording.intro(date),
    quote: statement,
    after: wording.outro,
  });
}
