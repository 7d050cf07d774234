import type { InstitutionRole } from '@kreide/server/contract';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { useShop } from '../../platform/shop.tsx';

/** What somebody may do, in words. */
export function useRights() {
  const t = useMessages();
  const { formats } = useShop();
  const limit = (cents: number | null | undefined): string => {
    if (cents == null) return t('people.limit.none');
    return cents === 0
      ? t('people.limit.zero')
      : t('people.limit', { amount: formats.money({ cents }) });
  };
  return {
    words: (role: InstitutionRole, cents: number | null | undefined): string =>
      `${t('people.facts', { role: t(`people.role.${role}`) })} ${limit(cents)}`,
    /** As it is typed. */
    limitField: (cents: number | null | undefined): string =>
      cents == null
        ? ''
        : formats.number(cents / 100, {
            useGrouping: false,
            minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
          }),
  };
}
