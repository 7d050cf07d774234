import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import * as styles from './OrderName.css.ts';

/** "Bestellung K26-0864-3702": a number that is cut in two is hard to read out and to compare. */
export function OrderName({ number }: { number: string }) {
  return useMessages().rich('orders.order', {
    number,
    whole: (children) => <span className={styles.whole}>{children}</span>,
  });
}
