import { faultsOf, isPhone, length, personRules } from '../../features/form/rules.ts';

/** What a message can be about; the API knows the same. */
export const topics = ['order', 'delivery', 'return', 'invoice', 'product', 'other'] as const;

/** DEC-134: what can be attached. */
export const attachmentLimits = {
  count: 3,
  bytes: 5 * 1024 * 1024,
  types: ['.pdf', '.jpg', '.jpeg', '.png'],
} as const;

/** DEC-134, table "Form fields", in the form's order. */
export const contactFaults = (values: Readonly<Record<string, string>>): Record<string, string> =>
  faultsOf(
    [
      ...personRules(true),
      { name: 'phone', isRequired: false, rules: [isPhone] },
      { name: 'orderId', isRequired: false, rules: [length(0, 20)] },
      { name: 'customerNumber', isRequired: false, rules: [length(0, 80)] },
      { name: 'topic', isRequired: true, rules: [] },
      { name: 'message', isRequired: true, rules: [length(10, 2000)] },
    ],
    values,
  );
