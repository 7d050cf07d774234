import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catchLostFocus } from './lostFocus.ts';

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML = `
    <div id="banner"><button id="refuse">Alle ablehnen</button></div>
    <main id="main" tabindex="-1">
      <nav><h2>Ihr Konto</h2></nav>
      <h1>Warenkorb</h1>
      <div id="notice"><button id="undo">Rückgängig</button></div>
      <ul><li id="row" tabindex="-1"><button id="take">Ich übernehme das</button></li></ul>
      <section>
        <h2>Summe</h2>
        <form id="voucher"><button id="remove">Entfernen</button></form>
        <section><input id="code"></section>
      </section>
    </main>`;
  stop = catchLostFocus();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const element = (id: string) => document.getElementById(id) as HTMLElement;

/** Removes an element by what another one that has the focus does. */
async function lose(focused: string, removed: string, after = () => {}): Promise<void> {
  element(focused).focus();
  element(removed).remove();
  after();
  await vi.advanceTimersByTimeAsync(100);
}

it.each([
  ['undo', 'notice', 'Warenkorb'],
  ['remove', 'voucher', 'Summe'],
  // Its own part has no heading.
  ['code', 'code', 'Summe'],
  ['take', 'take', ''],
  ['refuse', 'banner', 'Warenkorb'],
])('gives the focus of “%s” to the place that is left of it', async (focused, removed, place) => {
  await lose(focused, removed);
  expect(document.activeElement?.textContent).toBe(place);
  expect(document.activeElement).not.toBe(document.body);
});

it('focuses a heading that is focusable only as long as it has the focus', async () => {
  await lose('undo', 'notice');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  element('code').focus();
  expect(document.querySelector('h1')?.hasAttribute('tabindex')).toBe(false);
});

it('leaves the focus where the page put it, and where it was taken away on purpose', async () => {
  await lose('undo', 'notice', () => element('code').focus());
  expect(document.activeElement).toBe(element('code'));
  element('code').blur();
  await vi.advanceTimersByTimeAsync(100);
  element('code').remove();
  await vi.advanceTimersByTimeAsync(100);
  expect(document.activeElement).toBe(document.body);
});

it('knows of what was removed while its code was on its way', async () => {
  stop();
  const refuse = element('refuse');
  refuse.focus();
  element('banner').remove();
  stop = catchLostFocus(refuse);
  await vi.advanceTimersByTimeAsync(100);
  expect(document.activeElement?.textContent).toBe('Warenkorb');
});

it('gives it to the page where that has no heading', async () => {
  document.querySelector('h1')?.remove();
  for (const heading of document.querySelectorAll('h2')) heading.remove();
  await lose('refuse', 'banner');
  expect(document.activeElement).toBe(element('main'));
});
