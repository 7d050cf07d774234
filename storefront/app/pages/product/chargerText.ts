import type { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/productTexts.ts';

interface Charger {
  readonly included: boolean;
  readonly minWatt: number;
  readonly maxWatt: number;
  readonly usbPd: boolean;
}

/** PDP-17: whether a charger is included, and which power the device takes. */
export function chargerText(
  t: ReturnType<typeof useMessages>,
  { included, minWatt, maxWatt, usbPd }: Charger,
): string {
  const scope = t(included ? 'product.charger.included' : 'product.charger.excluded', {
    minWatt,
    maxWatt,
  });
  return usbPd ? `${scope} ${t('product.charger.usbPd')}` : scope;
}
