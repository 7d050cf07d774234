import { clientQuery, type RouteQuery, useRouteQuery } from '@kreide/relay';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FormFailure } from '../../features/form/answer.ts';
import { subscribeToEvents } from '../../platform/tracking.ts';
import { cartItem, cartPayload, testCartId } from '../../testing/cartPayload.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import type { SummaryPageQuery } from './__generated__/SummaryPageQuery.graphql';
import { SummaryPage } from './SummaryPage.tsx';
import { summaryPageQuery } from './SummaryPageQuery.ts';

const address = {
  __typename: 'Address',
  id: 'address',
  schoolOrCompany: 'Grundschule am See',
  firstName: 'Änne',
  lastName: 'Müller',
  street: 'Lindenweg 4',
  addressAddition: null,
  postCode: '10115',
  city: 'Berlin',
  country: 'DE',
  lines: ['Grundschule am See', 'Seestraße 1', '10115 Berlin', 'Deutschland'],
  isStation: false,
  email: 'aenne@example.de',
  phone: '030 1234567',
};

interface Options {
  readonly host?: string;
  readonly failure?: FormFailure;
  readonly cart?: Record<string, unknown>;
  readonly takesComments?: boolean;
  readonly answer?: () => unknown;
}

function Step({ routeQuery, options }: { routeQuery: RouteQuery; options: Options }) {
  const { cart } = useRouteQuery<SummaryPageQuery>(summaryPageQuery, routeQuery);
  return (
    <SummaryPage
      cart={cart}
      idempotencyKey="once"
      takesComments={options.takesComments ?? true}
      failure={options.failure}
    />
  );
}

async function show(options: Options = {}) {
  const sent = vi.fn((_values: Record<string, FormDataEntryValue>) => options.answer?.() ?? null);
  await renderInShop(
    (environment, network) => {
      const routeQuery = clientQuery<SummaryPageQuery>(environment, summaryPageQuery, {
        cartId: 'mine',
      });
      network.pending('SummaryPageQuery').resolve({
        cart: cartPayload([cartItem('1', { quantity: 2 })], {
          fingerprint: 'as-reviewed',
          steps: { loginDone: true, shippingValid: true, paymentNeeded: true, paymentValid: true },
          billingAddress: address,
          shippingAddress: null,
          shippers: [{ name: 'DPD', selected: true }],
          selectedPayment: { paymentId: 'VORKASSE' },
          orderReference: 'Klasse 3b',
          buyerReference: null,
          orderComment: null,
          ...options.cart,
        }),
        comments: [],
      });
      return <Step routeQuery={routeQuery} options={options} />;
    },
    { host: options.host ?? 'kreide.de', path: '/checkout/summary', action: sent },
  );
  return sent;
}

const orderButton = (name = 'Zahlungspflichtig bestellen') => screen.getByRole('button', { name });

describe('summary', () => {
  it('shows what is ordered, for whom, and the ways to change it (SUBMIT-01)', async () => {
    await show();
    for (const text of ['Grundschule am See', 'Wie Rechnungsadresse', 'Versand: DPD', 'Vorkasse']) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.getByText('Bestellzeichen: Klasse 3b')).toBeDefined();
    expect(screen.getByText('2 Stück')).toBeDefined();
    const ways = screen.getAllByRole('link', { name: /^Ändern|ändern$/ });
    expect(ways.map((link) => link.getAttribute('href'))).toEqual([
      '/checkout/shipping',
      '/checkout/shipping',
      '/checkout/payment',
      '/checkout/basket',
    ]);
  });

  it('marks the name of an article that is in another language', async () => {
    const items = [cartItem('1', { name: 'Ring binder', textLanguage: 'en' }), cartItem('2')];
    await show({ cart: { items } });
    const languageOf = (name: string) =>
      screen.getByText(name).closest('[lang]')?.getAttribute('lang');
    expect(languageOf('Ring binder')).toBe('en');
    expect(languageOf('Artikel 2')).not.toBe('en');
  });

  it('shows the telephone number where it is used: with the bill, and with the forwarder', async () => {
    const phone = { fieldName: 'phone', fieldValue: '0171 7654321' };
    await show({ cart: { details: { speditionsFields: [phone] } } });
    expect(screen.getByText('030 1234567').closest('address')?.textContent).toContain(
      'Seestraße 1',
    );
    const forwarder = screen.getByText('Telefon für die Terminabsprache: 0171 7654321');
    expect(forwarder.closest('address')?.textContent).toContain('Versand: DPD');
  });

  it('tells of a right of withdrawal where there is one, and of the shop’s own in Switzerland', async () => {
    await show({ host: 'kreide.ch' });
    const summary = within(screen.getByRole('region', { name: 'Zusammenfassung' }));
    expect(summary.getByRole('link', { name: 'freiwilliges Widerrufsrecht' })).toBeDefined();
    expect(summary.queryByText(/Widerrufsbelehrung/)).toBeNull();
  });

  it('names the button as law wants it, with the terms right above (ruling 12, DEC-80, DEC-81)', async () => {
    await show();
    const summary = within(screen.getByRole('region', { name: 'Zusammenfassung' }));
    const links = summary.getAllByRole('link').map((link) => link.textContent);
    expect(links).toEqual(['AGB', 'Widerrufsbelehrung', 'Datenschutzhinweis']);
    expect(summary.getByText(/995|9,95/)).toBeDefined();
    const button = summary.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
    expect(button.previousElementSibling?.textContent).toContain('AGB');
    // Nothing is agreed to by a tick; the newsletter alone is offered, and not ticked (SUBMIT-01).
    const [newsletter, ...others] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect([newsletter?.name, newsletter?.checked, others]).toEqual(['newsletter', false, []]);
    cleanup();
    await show({ host: 'en.educational.kreide.de' });
    expect(orderButton('Order with obligation to pay')).toBeDefined();
  });

  it('sends what was reviewed and the key of this rendering (ruling 9)', async () => {
    const sent = await show();
    fireEvent.change(screen.getByLabelText(/^Bemerkung/), { target: { value: 'Bitte klingeln' } });
    await act(async () => {
      fireEvent.click(orderButton());
    });
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      cartId: testCartId,
      fingerprint: 'as-reviewed',
      idempotencyKey: 'once',
      orderComment: 'Bitte klingeln',
    });
  });

  it('tells statistics that it is sent (TRACK-16)', async () => {
    const events = vi.fn();
    subscribeToEvents(events);
    await show();
    await act(async () => {
      fireEvent.click(orderButton());
    });
    expect(events.mock.calls).toEqual([
      [{ event: 'checkout_summary', item_count: 2, value: 9.95 }],
    ]);
    subscribeToEvents(undefined);
  });

  it('takes no second click while the order is on its way (ruling 9)', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const sent = await show({ answer: () => promise });
    await act(async () => {
      fireEvent.click(orderButton());
    });
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }));
    });
    expect(sent).toHaveBeenCalledTimes(1);
    await act(async () => resolve(null));
  });

  it('shows why an order was refused, and keeps the comment (SUBMIT-08, ERR-09)', async () => {
    await show({
      failure: {
        values: { orderComment: 'Bitte klingeln' },
        errors: {},
        message: 'vue.checkout.shipping.noShipper',
      },
    });
    expect(screen.getByRole('alert').textContent).toContain('keine gemeinsame Versandart');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Bemerkung/).value).toBe('Bitte klingeln');
  });

  it('asks for a comment only where comments are taken (DEC-83)', async () => {
    await show({ takesComments: false });
    expect(screen.queryByLabelText(/^Bemerkung/)).toBeNull();
  });
});
