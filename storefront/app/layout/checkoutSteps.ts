import type { Step } from '@kreide/design-system';
import type { MessageKey } from '../platform/i18n/messages.tsx';

const steps = [
  { name: 'login', label: 'checkout.step.login' },
  { name: 'shipping', label: 'checkout.step.shipping' },
  { name: 'payment', label: 'checkout.step.payment' },
  { name: 'summary', label: 'checkout.step.summary' },
  { name: 'confirmation', label: 'checkout.step.confirmation' },
] as const satisfies readonly { name: string; label: MessageKey }[];

/**
 * The steps of the checkout seen from one of them (CHK-01): earlier ones are done and link back,
 * until the order is placed. Businesses have no payment step (CHK-17).
 */
export function checkoutSteps(
  pathname: string,
  isB2b: boolean,
  label: (key: MessageKey) => string,
): Step[] {
  const shown = steps.filter(({ name }) => !(isB2b && name === 'payment'));
  const current = shown.findIndex(({ name }) => pathname.endsWith(`/${name}`));
  const isOver = shown[current]?.name === 'confirmation';
  return shown.map(({ name, label: key }, index) => ({
    label: label(key),
    state: index < current ? 'done' : index === current ? 'current' : 'upcoming',
    // Login is not shown again to a visitor who is logged in (CHK-02).
    ...(index < current && !isOver && name !== 'login' && { href: `/checkout/${name}` }),
  }));
}
