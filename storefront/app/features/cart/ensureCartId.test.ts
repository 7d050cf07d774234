import { afterEach, expect, test, vi } from 'vitest';
import { cookieNames } from '../../platform/cookies.ts';
import { cleanUpOrder } from '../../platform/orderCleanUp.ts';
import { writeCookie } from '../../platform/readableCookies.ts';
import { ensureCartId } from './ensureCartId.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  writeCookie(cookieNames.cart, '');
  writeCookie(cookieNames.order, '');
});

test('what is put into the cart while an order is cleaned up goes into the cart that comes with the new ids', async () => {
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  writeCookie(cookieNames.order, 'order');
  writeCookie(cookieNames.cart, 'before');
  cleanUpOrder();
  const cartId = ensureCartId();
  writeCookie(cookieNames.cart, 'after');
  answers[0]?.(Response.json({ successful: true }));
  expect(await cartId).toBe('after');
  expect(answers).toHaveLength(1);
});

test('a clean-up that fails keeps nobody from filling the cart', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  writeCookie(cookieNames.order, 'order');
  writeCookie(cookieNames.cart, 'before');
  cleanUpOrder();
  expect(await ensureCartId()).toBe('before');
});
