// @vitest-environment jsdom
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, inject, test } from 'vitest';

const client = path.join(inject('app'), 'build/client');

test('the page that the server rendered comes alive as it is', async () => {
  const html = await readFile(path.join(client, 'index.html'), 'utf8');
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '';
  const button = screen.getByRole('button', { name: '0 im Warenkorb' });

  const chunks = (await readdir(path.join(client, 'assets'))).filter((file) =>
    file.endsWith('.js'),
  );
  expect(chunks).toHaveLength(1);
  // jsdom runs no modules; a page's only chunk is a script like any other.
  const script = document.createElement('script');
  script.textContent = await readFile(path.join(client, 'assets', chunks[0] ?? ''), 'utf8');
  document.body.append(script);

  await screen.findByRole('button', { name: '0 im Warenkorb' });
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: '1 im Warenkorb' })).toBe(button);
  await userEvent.click(screen.getByRole('button', { name: 'Öffnen' }));
  expect(await screen.findByRole('dialog', { name: 'Frage' })).toBeTruthy();
  expect(document.body.dataset.recovered).toBeUndefined();
});
