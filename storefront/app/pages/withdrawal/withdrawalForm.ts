import { emailRules, faultsOf, length } from '../../features/form/rules.ts';

export const withdrawalFields = ['orderNumber', 'name', 'email'] as const;

/** What a declaration of withdrawal has to say; a reason is not asked for (BGB § 356a). */
export function withdrawalFaults(values: Readonly<Record<string, string>>): Record<string, string> {
  return faultsOf(
    [
      { name: 'orderNumber', isRequired: true, rules: [length(0, 40)] },
      { name: 'name', isRequired: true, rules: [length(0, 100)] },
      { name: 'email', isRequired: true, rules: emailRules },
    ],
    values,
  );
}
