import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as system from '../index.ts';
import { examples } from './examples.ts';

const isIcon = (name: string) => /^Icon(?!Button)/.test(name);

/** `memo` and `lazy` give objects. */
const isElementType = (value: unknown) =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

const components = Object.entries(system).flatMap(([name, value]) =>
  /^[A-Z]/.test(name) && isElementType(value) && !isIcon(name) ? [name] : [],
);

test('every component has an example', () => {
  expect(Object.keys(examples).sort()).toEqual(components.sort());
});

test.each(Object.entries(examples))(
  '%s renders on the server and hydrates in silence',
  async (_name, example) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const recovered = vi.fn();

    const html = renderToString(example);
    const container = document.createElement('div');
    container.innerHTML = html;
    document.body.append(container);
    // Async: what a part decides in a microtask, such as its place, belongs to the act as well.
    const root = await act(async () =>
      hydrateRoot(container, example, { onRecoverableError: recovered }),
    );

    expect(html).not.toBe('');
    expect(complaints.mock.calls).toEqual([]);
    expect(warnings.mock.calls).toEqual([]);
    expect(recovered).not.toHaveBeenCalled();
    await act(() => root.unmount());
    container.remove();
  },
);
