import { describe, expect, it } from 'vitest';
import { relayTags } from './vite.ts';

const transform = (code: string, id = '/shop/app/pages/product/ProductPage.tsx') =>
  relayTags().transform(code, id)?.code;

/** A tag as it stands in a source; put together, lest this file's own be replaced. */
const tag = (text: string) => `${'graphql'}\`${text}\``;

describe('relayTags', () => {
  it('replaces a tag by an import of the artifact beside the file', () => {
    expect(transform(`const query = ${tag('query ProductPageQuery { a }')};`)).toBe(
      "const query = __relay_ProductPageQuery;\nimport __relay_ProductPageQuery from './__generated__/ProductPageQuery.graphql.ts';\n",
    );
  });

  it.each(['query', 'mutation', 'subscription', 'fragment'])('knows a %s', (kind) => {
    expect(transform(tag(`${kind} Name on X { a }`))).toContain('__relay_Name');
  });

  it('leaves every line where it was', () => {
    const code = `useFragment(\n${tag('\nfragment A_b on B {\n  c\n}\n')},\nref,\n);\nlast();`;
    const lines = transform(code)?.split('\n');
    expect(lines?.indexOf('last();')).toBe(code.split('\n').indexOf('last();'));
  });

  it('imports an artifact once, however often its tag stands there', () => {
    const code = transform(`${tag('fragment A on B { c }')};${tag('fragment A on B { c }')}`);
    expect(code?.match(/import /g)).toHaveLength(1);
  });

  it('reads over comments before the name', () => {
    expect(transform(tag('\n  # the page\n  query Q { a }\n'))).toContain('__relay_Q');
  });

  it('works on route modules, whose ids carry a query', () => {
    const id = '/app/route.tsx?client-route=1';
    expect(transform(tag('query Q { a }'), id)).toContain('__relay_Q');
  });

  it.each([
    ['a comment', `// ${tag('query Q { a }')}`],
    ['a doc comment', `/**\n * ${tag('query Q { a }')}\n */`],
    ['a tag of another name', `not${tag('query Q { a }')}; x.${tag('query Q { a }')}`],
  ])('leaves %s alone', (_, code) => {
    expect(transform(code)).toBeUndefined();
  });

  it.each(['/shop/node_modules/x/index.js', '/shop/app/a.css', '/shop/app/schema.graphql'])(
    'leaves %s alone',
    (id) => {
      expect(transform(tag('query Q { a }'), id)).toBeUndefined();
    },
  );

  it('says which file has a tag without a name', () => {
    expect(() => transform(tag('{ a }'))).toThrow('ProductPage.tsx');
  });
});
