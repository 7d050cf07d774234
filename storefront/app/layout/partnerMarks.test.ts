import { paymentIdsOf } from '@kreide/server/contract';
import { expect, test } from 'vitest';
import { type PartnerFacts, partnerMarks } from './partnerMarks.ts';

const consumers = ['de', 'at', 'ch'] as const;
type Consumer = (typeof consumers)[number];

const factsOf = (id: Consumer, facts: Partial<PartnerFacts> = {}): PartnerFacts => ({
  ...{ offered: paymentIdsOf(id), xRechnung: false, dpd: false },
  ...facts,
});
const payment = (id: Consumer, facts?: Partial<PartnerFacts>) =>
  partnerMarks(id, factsOf(id, facts))?.payment;
const delivery = (id: Consumer, facts?: Partial<PartnerFacts>) =>
  partnerMarks(id, factsOf(id, facts))?.delivery;
const without = (id: Consumer, ...gone: string[]) => ({
  offered: paymentIdsOf(id).filter((each) => !gone.includes(each)),
});

test('FOOT-10 DEC-26: businesses are shown no marks, whatever is switched on', () => {
  expect(partnerMarks('b2b', { ...factsOf('de'), xRechnung: true, dpd: true })).toBeUndefined();
});

test('all that is offered is named, and nothing else', () => {
  const cards = ['Rechnung', 'Visa', 'Mastercard', 'PayPal', 'Vorkasse'];
  expect(payment('de')).toEqual([...cards, 'Nachnahme', 'Amazon Pay']);
  expect(payment('at')).toEqual([...cards, 'Amazon Pay']);
  expect(payment('ch')).toEqual([...cards, 'Twint']);
  expect(payment('de', { offered: ['VORKASSE', 'RECHNUNG'] })).toEqual(['Rechnung', 'Vorkasse']);
  expect(payment('de', { offered: [] })).toEqual([]);
});

test.each(consumers)('FOOT-11: %s shows purchase on invoice and Visa', (id) => {
  for (const xRechnung of [true, false]) {
    expect(payment(id, { xRechnung })).toEqual(expect.arrayContaining(['Rechnung', 'Visa']));
  }
});

test('FOOT-12 FLAG-05: Twint shows on ch alone, and only when switched on', () => {
  expect(consumers.filter((id) => payment(id)?.includes('Twint'))).toEqual(['ch']);
  expect(payment('ch', without('ch', 'TWINT'))).not.toContain('Twint');
});

test('FOOT-13 FLAG-07: Amazon Pay shows only when switched on', () => {
  expect(payment('de')).toContain('Amazon Pay');
  expect(payment('de', without('de', 'AMAZONPAY'))).not.toContain('Amazon Pay');
});

test('FOOT-14 FLAG-08: the electronic invoice takes the place of Mastercard on de', () => {
  expect(payment('de', { xRechnung: true })).toContain('E-Rechnung');
  expect(payment('de', { xRechnung: true })).not.toContain('Mastercard');
  expect(payment('de')).toContain('Mastercard');
  expect(payment('de', { xRechnung: true, ...without('de', 'X_RECHNUNG') })).toContain(
    'Mastercard',
  );
  for (const id of ['at', 'ch'] as const) {
    expect(payment(id, { xRechnung: true })).toContain('Mastercard');
    expect(payment(id, { xRechnung: true })).not.toContain('E-Rechnung');
  }
});

test('FOOT-15 FLAG-06: DPD delivers outside ch when switched on, else GLS', () => {
  for (const id of ['de', 'at'] as const) {
    expect(delivery(id, { dpd: true })).toContain('DPD');
    expect(delivery(id, { dpd: true })).not.toContain('GLS');
    expect(delivery(id)).toContain('GLS');
    expect(delivery(id)).not.toContain('DPD');
  }
});

test('FOOT-16: DHL delivers on de, not on at or ch', () => {
  expect(consumers.filter((id) => delivery(id)?.includes('DHL'))).toEqual(['de']);
});

test('FOOT-17: on ch the Swiss Post delivers alone', () => {
  for (const dpd of [true, false]) expect(delivery('ch', { dpd })).toEqual(['Schweizer Post']);
});
