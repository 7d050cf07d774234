import { Children, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { KeptMarkup } from './platform/keptMarkup.ts';
import { ReuseContext, Reused, reused } from './platform/Reused.tsx';
import { createReuse } from './reuseMarkup.server.tsx';

function keptIn(parts: Map<string, Buffer>): KeptMarkup {
  return {
    get: (slot) => parts.get(JSON.stringify(slot)),
    keep: (slot, markup) => void parts.set(JSON.stringify(slot), Buffer.from(markup)),
    layoutKeys: new Map(),
    facts: new Map(),
  };
}

const rendered = vi.fn();

/** What Relay hands to a component for the fragment of its data. */
const productOf = (id: string, size = 1) => ({
  id,
  __id: id,
  __fragments: { Tile_product: {} },
  __fragmentOwner: { variables: { size, page: rendered.mock.calls.length } },
});

/** As the compiler writes it: of its query's variables the fragment reads the size. */
const fragment = {
  kind: 'Fragment',
  name: 'Tile_product',
  type: 'Product',
  metadata: null,
  argumentDefinitions: [{ kind: 'RootArgument', name: 'size' }],
  selections: [],
} as const;

interface TileProps {
  product: ReturnType<typeof productOf>;
  tint?: string;
  children?: ReactNode;
}

const Tile = reused(
  function Tile({ product, tint, children }: TileProps) {
    rendered(product.id);
    const { size } = product.__fragmentOwner.variables;
    return (
      <b>
        {[product.id, size, tint].join(' ')}
        {children}
      </b>
    );
  },
  { name: 'Tile', fragment },
);

function Named() {
  return <i id={useId()} />;
}

const NamedTile = reused(
  function NamedTile({ product }: TileProps) {
    return (
      <b>
        {product.id}
        <Named />
      </b>
    );
  },
  { name: 'NamedTile', fragment },
);

/** The page as it is stored; `parts` are those of earlier pages. */
function page(parts: Map<string, Buffer>, tiles: readonly ReactNode[]): string {
  const { reuse, complete } = createReuse(keptIn(parts));
  return complete(
    renderToString(
      <ReuseContext value={reuse}>
        <ul>
          {Children.map(tiles, (tile) => (
            <li>{tile}</li>
          ))}
        </ul>
        [0 end]
      </ReuseContext>,
    ),
  ).toString();
}

beforeEach(() => rendered.mockClear());

test('a part is rendered once and stands in later pages as it stood in the first', () => {
  const parts = new Map<string, Buffer>();
  const tiles = (ids: readonly string[]) =>
    ids.map((id) => <Tile key={id} product={productOf(id)} />);
  const plain = (ids: readonly string[]) =>
    `<ul>${ids.map((id) => `<li><b>${id} 1 </b></li>`).join('')}</ul>[0 end]`;
  expect(page(parts, tiles(['a', 'b &amp; [0]']))).toBe(plain(['a', 'b &amp;amp; [0]']));
  expect(page(parts, tiles(['c', 'a', 'd']))).toBe(plain(['c', 'a', 'd']));
  expect(rendered.mock.calls.flat()).toEqual(['a', 'b &amp; [0]', 'c', 'd']);
});

test('every prop and variable that a part is given tells it from others', () => {
  const parts = new Map<string, Buffer>();
  const tiles = [
    <Tile key="1" product={productOf('a')} />,
    <Tile key="2" product={productOf('a')} tint="red" />,
    <Tile key="3" product={productOf('a', 2)} />,
    <Tile key="4" product={productOf('a')}>
      <i />
    </Tile>,
  ];
  const fresh = ['a 1 ', 'a 1 red', 'a 2 ', 'a 1 <i></i>']
    .map((text) => `<li><b>${text}</b></li>`)
    .join('');
  for (const _ of ['rendered', 'taken from before'])
    expect(page(parts, tiles)).toBe(`<ul>${fresh}</ul>[0 end]`);
  // Only the one with an element among its props can't be compared.
  expect(rendered).toHaveBeenCalledTimes(5);
  expect(parts.size).toBe(3);
});

test('a part with an id that React made up is never taken to another place', () => {
  const parts = new Map<string, Buffer>();
  const tile = (id: string) => <NamedTile key={id} product={productOf(id)} />;
  page(parts, [tile('a'), tile('b')]);
  const html = page(parts, [tile('b'), tile('a')]);
  expect(html).toBe(page(new Map(), [tile('b'), tile('a')]));
  expect(html).toContain(' id="');
});

test('outside of a stored page nothing is between the part and its place', () => {
  expect(renderToString(<Tile product={productOf('a')} />)).toBe('<b>a 1 </b>');
});

test('ids that React makes up are those of the browser, which knows no marks', () => {
  const part = (
    <main>
      <Reused layout="header">
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
