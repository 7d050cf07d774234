import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { infobarScript } from './closed.ts';
import { Infobar } from './Infobar.tsx';

const bar = (id: string) => (
  <Infobar id={id} label="Hinweis" closeLabel="Hinweis schließen">
    Wir liefern wieder nach Südtirol.
  </Infobar>
);
const region = () => screen.queryByRole('region', { name: 'Hinweis' });

const forget = (id: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = `infobar_${id}=; Path=/; Max-Age=0`;
};
afterEach(() => {
  for (const id of ['a', 'b', 'c', 'd', 'e%20%22%C3%A4']) forget(id);
  document.head.replaceChildren();
});

test('CMS-12, DEC-53: closing sets a cookie of its own that ends in the year 9999', async () => {
  const cookie = vi.spyOn(document, 'cookie', 'set');
  render(bar('a'));
  expect(region()).toHaveTextContent('Südtirol');
  await userEvent.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
  expect(region()).toBeNull();
  expect(cookie).toHaveBeenCalledExactlyOnceWith(
    'infobar_a=hidden; Path=/; Expires=Fri, 31 Dec 9999 23:59:59 GMT; SameSite=Lax',
  );
});

test('closes every bar of its id and no other', async () => {
  render(
    <>
      {bar('b')}
      {bar('b')}
      {bar('c')}
    </>,
  );
  await userEvent.click(
    screen.getAllByRole('button', { name: 'Hinweis schließen' })[0] as HTMLElement,
  );
  expect(screen.getAllByRole('region')).toHaveLength(1);
});

test('CMS-13: with its cookie it is not rendered, though the stored page holds it', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = 'infobar_d=hidden; Path=/';
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(bar('d'));
  expect(container).toHaveTextContent('Südtirol');
  const root = await act(() => hydrateRoot(container, bar('d')));
  expect(container).toBeEmptyDOMElement();
  expect(complaints).not.toHaveBeenCalled();
  await act(() => root.unmount());
  container.remove();
});

test('CMS-13: the script hides it before anything is painted, and no other', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way
  document.cookie = 'infobar_e%20%22%C3%A4=hidden; Path=/';
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(bar('e "ä')) + renderToString(bar('c'));
  // biome-ignore lint/security/noGlobalEval: runs as the inline script does
  globalThis.eval(infobarScript);
  const [closed, open] = container.children;
  expect(closed).not.toBeVisible();
  expect(open).toBeVisible();
  container.remove();
});

test('without a cookie the script leaves the page alone', () => {
  // biome-ignore lint/security/noGlobalEval: runs as the inline script does
  globalThis.eval(infobarScript);
  expect(document.head).toBeEmptyDOMElement();
});
