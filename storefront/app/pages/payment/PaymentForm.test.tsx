import { clientQuery, type RouteQuery, useRouteQuery } from '@kreide/relay';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FormFailure } from '../../features/form/answer.ts';
import { subscribeToEvents } from '../../platform/tracking.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import type { PaymentPageQuery } from './__generated__/PaymentPageQuery.graphql';
import { PaymentForm } from './PaymentForm.tsx';
import { paymentPageQuery } from './PaymentPageQuery.ts';

interface StepProps {
  readonly routeQuery: RouteQuery;
  readonly failure: FormFailure | undefined;
}

function Step({ routeQuery, failure }: StepProps) {
  const { getPaymentInfo } = useRouteQuery<PaymentPageQuery>(paymentPageQuery, routeQuery);
  return <PaymentForm info={getPaymentInfo} failure={failure} />;
}

async function show(
  ids: readonly string[],
  selectedMethodId: string | null = null,
  failure?: FormFailure,
) {
  const sent = vi.fn((_values: Record<string, FormDataEntryValue>) => null);
  await renderInShop(
    (environment, network) => {
      const routeQuery = clientQuery<PaymentPageQuery>(environment, paymentPageQuery, {
        cartId: 'mine',
      });
      network.pending('PaymentPageQuery').resolve({
        cart: {
          __typename: 'Cart',
          id: 'cart',
          itemsCount: 1,
          attributes: { submitted: false },
          steps: { loginDone: true, shippingValid: true, paymentNeeded: true, paymentValid: false },
        },
        getPaymentInfo: {
          paymentMethods: ids.map((paymentId) => ({
            paymentId,
            selected: paymentId === selectedMethodId,
          })),
          selectedMethodId,
          buyerReference: null,
        },
      });
      return <Step routeQuery={routeQuery} failure={failure} />;
    },
    { path: '/checkout/payment', action: sent },
  );
  return sent;
}

const send = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Weiter/ }));
  });

describe('payment step', () => {
  it('shows each method with what it means, and a button of its own (PAY-04)', async () => {
    await show(['RECHNUNG', 'VORKASSE']);
    expect(screen.getByRole('button', { name: 'Weiter zur Prüfung' })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: /^Rechnung.*Erst die Ware/ }));
    expect(screen.getByRole('button', { name: 'Weiter mit Rechnung' })).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: /^Vorkasse/ }));
    expect(screen.getByRole('button', { name: 'Weiter mit Vorkasse' })).toBeDefined();
  });

  it('lets exactly one be chosen, and comes back to it (PAY-05)', async () => {
    const sent = await show(['RECHNUNG', 'VORKASSE'], 'VORKASSE');
    const [invoice, prepayment] = screen.getAllByRole<HTMLInputElement>('radio');
    expect([invoice?.checked, prepayment?.checked]).toEqual([false, true]);
    if (invoice) fireEvent.click(invoice);
    expect([invoice?.checked, prepayment?.checked]).toEqual([true, false]);
    await send();
    expect(sent.mock.calls[0]?.[0]).toEqual({ paymentId: 'RECHNUNG' });
  });

  it('stays with a message while none is chosen (PAY-07)', async () => {
    const sent = await show(['RECHNUNG', 'VORKASSE']);
    await send();
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getAllByText('Bitte wählen Sie eine Zahlungsart.').length).toBeGreaterThan(0);
  });

  it('asks who receives an e-invoice (PAY-06)', async () => {
    const sent = await show(['X_RECHNUNG']);
    fireEvent.click(screen.getByRole('radio'));
    await send();
    expect(sent).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Leitweg-ID'), {
      target: { value: '04011000-1234512345-06' },
    });
    await send();
    expect(sent.mock.calls[0]?.[0]).toEqual({
      paymentId: 'X_RECHNUNG',
      buyerReference: '04011000-1234512345-06',
    });
  });

  it('tells statistics when a choice could not be kept (TRACK-16)', async () => {
    const events = vi.fn();
    subscribeToEvents(events);
    await show(['RECHNUNG'], 'RECHNUNG');
    expect(events).not.toHaveBeenCalled();
    cleanup();
    await show(['RECHNUNG'], null, {
      values: { paymentId: 'RECHNUNG' },
      errors: {},
      message: 'vue.checkout.payment.error',
    });
    expect(events).toHaveBeenCalledExactlyOnceWith({
      event: 'payment_error',
      payment_method: 'RECHNUNG',
      message_key: 'vue.checkout.payment.error',
    });
    subscribeToEvents(undefined);
  });

  it('does not list PayPal (PAY-03)', async () => {
    await show(['PAYPAL', 'RECHNUNG']);
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });
});
