import { expect, it } from 'vitest';
import { presentationOf, shownMethods } from './paymentMethods.ts';

it('presents prepayment in all its spellings, and whatever it does not know, alike (PAY-01, PAY-02)', () => {
  for (const id of ['VINCO_V', 'VORKASSE_V', 'VORKASSE', 'PREPAID', 'BARTER']) {
    expect(presentationOf(id)).toBe('prepayment');
  }
  for (const id of ['INVOICE', 'RECHNUNG_V', 'RECHNUNG']) {
    expect(presentationOf(id)).toBe('invoice');
  }
  expect(presentationOf('X_RECHNUNG')).toBe('eInvoice');
  expect(presentationOf('CREDIT_CARD')).toBe('card');
});

it('never lists PayPal (PAY-03)', () => {
  const methods = [{ paymentId: 'RECHNUNG' }, { paymentId: 'PAYPAL' }];
  expect(shownMethods(methods)).toEqual({
    list: [{ paymentId: 'RECHNUNG' }],
    ownButtons: [{ paymentId: 'PAYPAL' }],
  });
});
