import { faultsOf, length } from '../../features/form/rules.ts';

/** PAY-06, PAY-07: a method has to be chosen; an e-invoice needs to know its receiver. */
export function paymentFaults(values: Readonly<Record<string, string>>): Record<string, string> {
  if (!values.paymentId) return { paymentId: 'vue.checkout.payment.noneSelected' };
  if (values.paymentId !== 'X_RECHNUNG') return {};
  return faultsOf([{ name: 'buyerReference', isRequired: true, rules: [length(0, 46)] }], values);
}
