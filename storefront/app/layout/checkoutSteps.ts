import type { Step } from '@kreide/design-system';
import type { MessageKey } from '../platform/i18n/messages.tsx';

const steps = [
  { name: 'login', label: 'checkout.step.login' },
  { name: 'shipping', label: 'checkout.step.shipping' },
  { name: 'payment', label: 'checkout.step.payment' },
  { name: 'summary', label: 'checkout.step.summary' },
  { name: 'confirmation', label: 'checkout.step.confirmation' },
] as const satisfies readonly { name: string; label: MessageKey }[];

function stepsAt(pathname: string, isB2b: boolean) {
  const shown = steps.filter(({ name }) => !(isB2b && name === 'payment'));
  return { shown, current: shown.findIndex(({ name }) => pathname.endsWith(`/${name}`)) };
}

/** Path of the step that follows, without its first slash; undefined after the last one. */
export function stepAfter(pathname: string, isB2b: boolean): string | undefined {
  const { shown, current } = stepsAt(pathname, isB2b);
  const next = current < 0 ? undefined : shown[current + 1];
  return next && `checkout/${next.name}`;
}

/**
 * The steps of the checkout seen from one of them (CHK-01): earlier ones are done and link back,
 * until the order is placed. Businesses have no payment step (CHK-17).
 */
export function checkoutSteps(
  pathname: string,
  isB2b: boolean,
  label: (key: MessageKey) => string,
): Step[] {
  const { shown, current } = stepsAt(pathname, isB2b);
  const isOver = shown[current]?.name === 'confirmation';
  return shown.map(({ name, label: key }, index) => ({
    label: label(key),
    state: index < current ? 'done' : index === current ? 'current' : 'upcoming',
    // Login is not shown again to a visitor who is logged in (CHK-02).
    ...(index < current && !isOver && name !== 'login' && { href: `/checkout/${name}` }),
  }));
}
