import { expect, test } from 'vitest';
import { addressForm } from './address.ts';
import { checkForm, faultsOf } from './form.ts';
import { orderCommentForm } from './forms/checkout.ts';
import { contactForm } from './forms/contact.ts';

test('texts are evened out; line breaks stay where they are part of it', () => {
  const checked = checkForm(contactForm, {
    firstName: ' Än\u200Bne\t',
    lastName: 'Öz',
    email: 'aenne@schule.example',
    topic: 'order',
    message: 'Guten Tag,\r\n\r\n\r\n\r\n  wo   bleibt  die Tafel?  ',
  });
  expect(checked).toEqual({
    ok: true,
    values: {
      salutation: 'NONE',
      firstName: 'Än ne',
      lastName: 'Öz',
      email: 'aenne@schule.example',
      phone: '',
      orderId: '',
      articleNumber: '',
      customerNumber: '',
      topic: 'order',
      message: 'Guten Tag,\n\nwo bleibt die Tafel?',
    },
  });
});

test('what is no text is refused like any other fault', () => {
  expect(faultsOf(orderCommentForm, { orderComment: 3 })).toEqual({
    orderComment: 'vue.form.error.general',
  });
});

test.each(['\u0041\u030A', 'a ', '\n', '<a@', '1'])(
  'millions of %j are refused before any work is done on them',
  (part) => {
    const text = part.repeat(2_000_000);
    const fields = ['firstName', 'lastName', 'email', 'phone', 'topic', 'message', 'city'];
    const input = Object.fromEntries(
      [...fields, 'streetAndHouseNr', 'postCode', 'country', 'company', 'formType'].map((name) => [
        name,
        text,
      ]),
    );
    const start = performance.now();
    expect(faultsOf(contactForm, input).message).toBe('vue.form.error.tooLong');
    const address = addressForm('billing', { storefront: 'b2b', needsEmail: true });
    expect(faultsOf(address, input).city).toBe('vue.form.error.tooLong');
    expect(performance.now() - start).toBeLessThan(50);
  },
);

test('marks that are heaped on one letter are no work', () => {
  const message = `Ä${'\u0301\u0323'.repeat(5_000)}`;
  const before = process.threadCpuUsage();
  checkForm(contactForm, { message });
  const { user, system } = process.threadCpuUsage(before);
  // Composing them takes a quarter of a second.
  expect((user + system) / 1000).toBeLessThan(100);
});
