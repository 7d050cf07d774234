import { expect, test } from 'vitest';
import { visitorKindOf } from './visitorKind.ts';

test.each([
  ['guest', 'guest', 'B2C', false],
  ['guestCustomer', 'guest', 'B2C', true],
  ['newCustomer', 'new', 'B2C', false],
  ['existingCustomer', 'existing', 'B2C', false],
  ['internal', 'internal', 'B2C', false],
  ['internal', 'internal', 'B2B', false],
  ['business', 'existing', 'B2B', false],
  ['business', 'guest', 'B2B', false],
] as const)(
  'STORE-14: %s is told from the others (%s, %s, guest session: %s)',
  (kind, visitorType, categoryType, isGuestSession) => {
    expect(visitorKindOf({ visitorType, categoryType }, isGuestSession)).toBe(kind);
  },
);
