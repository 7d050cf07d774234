import { expect, test } from 'vitest';
import { type PartnerFlags, partnerMarks } from './partnerMarks.ts';

const off: PartnerFlags = { twint: false, amazonPay: false, xRechnung: false, dpd: false };
const all: PartnerFlags = { twint: true, amazonPay: true, xRechnung: true, dpd: true };
const consumers = ['de', 'at', 'ch'] as const;
const payment = (id: (typeof consumers)[number], flags: Partial<PartnerFlags> = {}) =>
  partnerMarks(id, { ...off, ...flags })?.payment;
const delivery = (id: (typeof consumers)[number], flags: Partial<PartnerFlags> = {}) =>
  partnerMarks(id, { ...off, ...flags })?.delivery;

test('FOOT-10 DEC-26: businesses are shown no marks, whatever is switched on', () => {
  expect(partnerMarks('b2b', all)).toBeUndefined();
});

test.each(consumers)('FOOT-11: %s shows purchase on invoice and Visa', (id) => {
  for (const flags of [off, all]) {
    expect(payment(id, flags)).toEqual(expect.arrayContaining(['Rechnung', 'Visa']));
  }
});

test('FOOT-12 FLAG-05: Twint shows on ch alone, and only when switched on', () => {
  expect(payment('ch', { twint: true })).toContain('Twint');
  expect(payment('ch')).not.toContain('Twint');
  expect(payment('de', all)).not.toContain('Twint');
  expect(payment('at', all)).not.toContain('Twint');
});

test('FOOT-13 FLAG-07: Amazon Pay shows only when switched on', () => {
  expect(payment('de', { amazonPay: true })).toContain('Amazon Pay');
  expect(payment('de')).not.toContain('Amazon Pay');
});

test('FOOT-14 FLAG-08: the electronic invoice takes the place of Mastercard on de', () => {
  expect(payment('de', { xRechnung: true })).toContain('E-Rechnung');
  expect(payment('de', { xRechnung: true })).not.toContain('Mastercard');
  expect(payment('de')).toContain('Mastercard');
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
  for (const flags of [off, all]) expect(delivery('ch', flags)).toEqual(['Schweizer Post']);
});
