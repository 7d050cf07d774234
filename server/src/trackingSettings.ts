import type { TrackingSettings } from '../contract/index.ts';
import { isStorefrontId, type StorefrontId } from './modules/storefront/storefront.ts';

export type TrackingByStorefront = Readonly<Partial<Record<StorefrontId, TrackingSettings>>>;

/** What each variable of the environment means; docs/settings.md explains them. */
const variables = {
  KREIDE_CONSENT_TOOL: { key: 'consentTool', value: /^[\w-]{1,64}$/, example: 'de=aBcDeFgH1' },
  KREIDE_TAG_CONTAINER: {
    key: 'tagContainer',
    value: /^GTM-[A-Z0-9]{4,12}$/,
    example: 'de=GTM-ABC123',
  },
  KREIDE_ERROR_TRACKING: { key: 'errorToken', value: /^[\w-]{8,128}$/, example: 'de=0a1b2c3d4e5f' },
} as const;

export type TrackingVariable =
  | keyof typeof variables
  | 'KREIDE_CONSENT_OPT_OUT'
  | 'KREIDE_HOME_IDS';

/**
 * @param text a variable's value, or undefined
 * @param complain told what is wrong with a variable
 */
export function readTracking(
  text: (name: TrackingVariable) => string | undefined,
  complain: (name: TrackingVariable, problem: string) => void,
  storefronts: readonly StorefrontId[],
): TrackingByStorefront {
  const tracking: Partial<Record<StorefrontId, TrackingSettings>> = {};
  const add = (storefront: StorefrontId, settings: TrackingSettings) => {
    tracking[storefront] = { ...tracking[storefront], ...settings };
  };

  for (const [name, { key, value, example }] of Object.entries(variables)) {
    const variable = name as keyof typeof variables;
    for (const entry of entriesOf(text(variable))) {
      const [storefront = '', id = '', ...rest] = entry.split('=');
      if (rest.length > 0 || !value.test(id)) {
        complain(variable, `has the entry "${entry}"; write ${example}`);
      } else if (!isStorefrontId(storefront)) {
        complain(variable, `names the storefront "${storefront}", which does not exist`);
      } else add(storefront, { [key]: id });
    }
  }

  for (const storefront of entriesOf(text('KREIDE_CONSENT_OPT_OUT'))) {
    if (storefront === 'ch') add(storefront, { isOptOut: true });
    else complain('KREIDE_CONSENT_OPT_OUT', `names "${storefront}"; the law allows it in ch alone`);
  }

  const homeIds = entriesOf(text('KREIDE_HOME_IDS'));
  if (homeIds.some((id) => !/^\d{1,12}$/.test(id))) {
    complain('KREIDE_HOME_IDS', 'is a list of numbers; write 1001,2001');
  } else if (homeIds.length > 0) {
    for (const storefront of storefronts) add(storefront, { homeIds });
  }
  return tracking;
}

const entriesOf = (text: string | undefined): readonly string[] =>
  text?.split(',').map((part) => part.trim()) ?? [];
