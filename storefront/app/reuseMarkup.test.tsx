import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { KeptMarkup } from './platform/keptMarkup.ts';
import { ReuseContext, Reused } from './platform/Reused.tsx';
import { createReuse } from './reuseMarkup.server.tsx';

function keptIn(parts: Map<string, Buffer>): KeptMarkup {
  return {
    get: (slot) => parts.get(JSON.stringify(slot)),
    keep: (slot, markup) => void parts.set(JSON.stringify(slot), Buffer.from(markup)),
    layoutLooks: new Map(),
    facts: new Map(),
  };
}

const rendered = vi.fn();

function Tile({ name }: { name: string }) {
  rendered(name);
  return <b>{name}</b>;
}

function Named() {
  return <i id={useId()} />;
}

function page(parts: Map<string, Buffer>, names: readonly string[]): string {
  const { reuse, complete } = createReuse(keptIn(parts));
  return complete(
    renderToString(
      <ReuseContext value={reuse}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <Reused slot={{ product: name, look: 'small' }}>
                <Tile name={name} />
              </Reused>
            </li>
          ))}
        </ul>
        [0 end]
      </ReuseContext>,
    ),
  ).toString();
}

test('a part is rendered once and stands in later pages as it stood in the first', () => {
  const parts = new Map<string, Buffer>();
  const plain = (names: readonly string[]) =>
    `<ul>${names.map((name) => `<li><b>${name}</b></li>`).join('')}</ul>[0 end]`;
  expect(page(parts, ['a', 'b &amp; [0]'])).toBe(plain(['a', 'b &amp;amp; [0]']));
  expect(page(parts, ['c', 'a', 'd'])).toBe(plain(['c', 'a', 'd']));
  expect(rendered.mock.calls.flat()).toEqual(['a', 'b &amp; [0]', 'c', 'd']);
});

test('outside of a stored page nothing is between the part and its place', () => {
  const html = renderToString(
    <Reused slot={{ product: 'a', look: 'small' }}>
      <Tile name="a" />
    </Reused>,
  );
  expect(html).toBe('<b>a</b>');
});

test('ids that React makes up are those of the browser, which knows no marks', () => {
  const part = (
    <main>
      <Reused slot={{ layout: 'header' }}>
        <Named />
      </Reused>
      <Named />
    </main>
  );
  const inBrowser = renderToString(part);
  const parts = new Map<string, Buffer>();
  for (const _ of ['rendered', 'taken from before']) {
    const { reuse, complete } = createReuse(keptIn(parts));
    const html = renderToString(<ReuseContext value={reuse}>{part}</ReuseContext>);
    expect(`${complete(html)}`).toBe(inBrowser);
  }
  expect(parts.size).toBe(1);
});
