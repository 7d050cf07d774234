import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from './html.ts';
import { lineRules } from './lines.ts';
import { Findings } from './rules.ts';

function read(type: keyof typeof lineRules, value: object) {
  const findings = new Findings(new Date('2026-11-21T10:00:00Z'));
  const result = lineRules[type].read(value, '', findings) as unknown as Record<string, unknown>;
  return { ...findings, value: result };
}

describe('HTML from outside (ruling 15)', () => {
  test.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red" class="c" id="i">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/\t/evil.example">a</a>', '<a>a</a>'],
    [
      '<a href="https://a.example/?b=1&c=2" target="_blank">a</a>',
      '<a href="https://a.example/?b=1&amp;c=2">a</a>',
    ],
    ['<img src=x onerror=alert(1)><p>b', '<p>b</p>'],
    ['<svg><script>1</script></svg><p>a</p>', '<p>a</p>'],
    ['<iframe src="https://a.example"></iframe><p>a</p>', '<p>a</p>'],
    ['<form action="/x"><input name="a"><p>b</p></form>', '<p>b</p>'],
    ['<style>p{}</style><p>a</p>', '<p>a</p>'],
    [
      '<h1>A</h1><table><tr><td colspan="2">1</td></tr></table>',
      '<h2>A</h2><div role="region" aria-label="A" tabindex="0"><table><tr><td colspan="2">1</td></tr></table></div>',
    ],
    ['<p>a<!-- b --></p>', '<p>a</p>'],
    ['</div></section><p>a</p>', '<p>a</p>'],
    ['a & b < c', '<p>a &amp; b &lt; c</p>'],
    ['one\ntwo\n\nthree', '<p>one<br />two</p><p>three</p>'],
    [
      '<table><tr><td>1</td></tr></table>',
      '<div tabindex="0"><table><tr><td>1</td></tr></table></div>',
    ],
    [
      '<h2>Stühle</h2><table><tr><th>Körper&shy;größe</th><th>Sitz</th><td>1</td></tr></table>',
      '<h2>Stühle</h2><div role="region" aria-label="Stühle: Körpergröße, Sitz" tabindex="0"><table><tr><th>Körper\u00adgröße</th><th>Sitz</th><td>1</td></tr></table></div>',
    ],
    [
      '<table><caption>Der "Ranzen"</caption><tr><td><table><tr><th>a</th></tr></table></td></tr></table>',
      '<table><caption>Der "Ranzen"</caption><tr><td><div role="region" aria-label="a" tabindex="0"><table><tr><th>a</th></tr></table></div></td></tr></table>',
    ],
    [
      '<table><caption>Der <b>"Ranzen"</b></caption><tr><td>1</td></tr></table>',
      '<div role="region" aria-label="Der &quot;Ranzen&quot;" tabindex="0"><table><caption>Der <b>"Ranzen"</b></caption><tr><td>1</td></tr></table></div>',
    ],
  ])('%s', (given, safe) => {
    expect(sanitizeHtml(given)).toBe(safe);
    expect(sanitizeHtml(safe)).toBe(safe);
  });

  test('is sanitised wherever it is allowed', () => {
    const bad = '<p>a</p><script>1</script>';
    expect(read('category', { id: 'a', name: 'A', intro: bad }).value.intro).toEqual({
      de: '<p>a</p>',
    });
    const cell = {
      template: 'html',
      attributes: {
        html: bad,
        introHtml: [bad],
        teasercontent: { text: bad, other: '<b>plain</b>' },
        headline: { text: '<b>plain</b>' },
      },
    };
    expect(read('content', { path: '/a', rows: [{ cells: [cell] }] }).value.rows).toEqual([
      {
        cells: [
          {
            template: 'html',
            attributes: {
              html: '<p>a</p>',
              introHtml: ['<p>a</p>'],
              teasercontent: { text: '<p>a</p>', other: '<b>plain</b>' },
              headline: { text: '<b>plain</b>' },
            },
          },
        ],
      },
    ]);
  });
});

describe('values', () => {
  const problem = (type: keyof typeof lineRules, value: object) => {
    const [first] = read(type, value).problems;
    return first && `${first.path}: ${first.reason}`;
  };
  const attribute = (id: string, value = 'Va') => ({
    id,
    name: 'A',
    values: [{ id: value, name: 'V' }],
  });
  const page = (path: string, more: object = {}) => ({ path, ...more });

  test.each(['30', '-a', 'a b', 'ä', ''])('DEC-33: the value id %j is refused', (id) => {
    expect(problem('attribute', attribute('a', id))).toMatch(/^values\[0\]\.id: /);
  });

  const coloured = (css: string) => ({
    ...{ id: 'a', name: 'A', values: [{ id: 'Va', name: 'V', css }] },
  });

  test.each([
    '#c8102e',
    '#FFF',
    '#c8102e80',
    'rebeccapurple',
    'DarkSlateGrey',
    'transparent',
    'rgb(200 16 46)',
    'rgba(200, 16, 46, .5)',
    'rgb(80% 6% 18% / 50%)',
    'hsl(350deg, 85%, 42%)',
    'hwb(0.5turn 10% none)',
    'oklch(0.55 0.2 -20 / 0.8)',
    'color(display-p3 1 0.5 0)',
    'linear-gradient(45deg, rgba(200, 16, 46, 0.5) 0% 20%, white)',
    'repeating-linear-gradient(to right, red, red 10px, white 10px, white 20px)',
    'radial-gradient(circle at 50% 50%, gold, #0000)',
    'conic-gradient(from 90deg at center, red, 30%, blue)',
    'linear-gradient(in oklch longer hue, red, blue)',
  ])('the colour %s is one', (css) => {
    expect(problem('attribute', coloured(css))).toBeUndefined();
  });

  test.each([
    'rot',
    'constructor',
    '#c8102',
    'red; background: url(//evil.example)',
    'red}',
    'url(//evil.example/a.png)',
    'image-set("a.png" 1x)',
    'var(--x)',
    'rgb(var(--x) 0 0)',
    'rgb(1 2)',
    'rgb(one two three)',
    'linear-gradient(rot, blau)',
    'linear-gradient(red)',
    'linear-gradient(red, url(a))',
    'linear-gradient(red, blue), url(a)',
    'red /* */',
    'expression(alert(1))',
  ])('the colour %s is none', (css) => {
    expect(problem('attribute', coloured(css))).toMatch(/^values\[0\]\.css: must be a colour/);
  });

  test.each(['price', 'rating', 'category', 'manufacturer'])(
    'the attribute id %s is taken',
    (id) => {
      expect(problem('attribute', attribute(id))).toMatch(/^id: must not be/);
    },
  );

  test.each(['/a', '/', '/a/b-c', '/service/daten'])('the path %s is one', (path) => {
    expect(problem('content', page(path))).toBeUndefined();
  });

  test.each(['a', '/A', '/a/', '//a', '/a//b', '/a\tb', '/\t/a', '/a?b', '/a#b', '/a b', '/$a'])(
    'the path %s is none',
    (path) => {
      expect(problem('content', page(path))).toMatch(/^path: must be a path/);
    },
  );

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    '/service//agb',
    'https://a.example/\tb',
    'evil',
    'data:text/html,x',
  ])('the link %s is refused', (redirectUrl) => {
    const value = page('/a', { pageType: 'REDIRECT', redirectUrl });
    expect(problem('content', value)).toMatch(/^redirectUrl: must be a path/);
  });

  test.each(['/a', '/a?b=//c', '/a b#c', 'https://a.example/b//c'])(
    'the link %s is one',
    (redirectUrl) => {
      const value = page('/a', { pageType: 'REDIRECT', redirectUrl });
      expect(problem('content', value)).toBeUndefined();
    },
  );

  test.each([' JavaScript:alert(1)', 'java\tscript:alert(1)'])(
    'the link %j in attributes of teasers is refused as well',
    (url) => {
      const cell = { template: 'x', attributes: { teaserLink: { url } } };
      expect(problem('content', page('/a', { rows: [{ cells: [cell] }] }))).toMatch(
        /^rows\[0\]\.cells\[0\]\.attributes\.teaserLink\.url: must not be a link/,
      );
    },
  );

  test.each(['url(javascript:1)', 'red;background:url(x)', 'expression(1)', '#12'])(
    'the colour %s is refused',
    (css) => {
      const value = { ...attribute('a'), values: [{ id: 'V', name: 'V', css }] };
      expect(problem('attribute', value)).toMatch(/^values\[0\]\.css/);
    },
  );

  test.each(['2026-02-29', '2026-13-01', '31.12.2026', '2026-1-1'])(
    '%s is no date',
    (writtenOn) => {
      const review = { id: 'r', product: 'p', rating: 5, author: 'A', message: 'M', writtenOn };
      expect(problem('review', review)).toMatch(/^writtenOn: /);
    },
  );

  test('prices of the future are refused', () => {
    const history = [{ storefront: 'de', cents: 1, validFrom: '2026-11-22' }];
    const item = { id: 'i', prices: { de: { cents: 1 } }, priceHistory: history };
    const product = { id: 'p', category: 'c', name: 'P', items: [item] };
    expect(problem('product', product)).toBe(
      'items[0].priceHistory[0].validFrom: lies in the future: 2026-11-22',
    );
  });

  test('variants name the same attributes, each in its own way', () => {
    const item = (id: string, variant: object) => ({ id, variant, prices: { de: { cents: 1 } } });
    const product = (...items: object[]) => ({ id: 'p', category: 'c', name: 'P', items });
    const red = { color: 'Cred' };
    expect(problem('product', product(item('a', red), item('b', {})))).toBe(
      'items[1].variant: must name the same attributes as the first item (color)',
    );
    expect(problem('product', product(item('a', red), item('b', red)))).toBe(
      'items[1].variant: is the same as another item’s',
    );
    expect(problem('product', product(item('a', {}), item('a', red)))).toBe(
      'items[1].id: "a" stands there twice',
    );
  });

  test('names that JavaScript gives a meaning do no harm', () => {
    const line = JSON.parse('{"id":"m","name":"M","__proto__":{"admin":true},"constructor":1}');
    const { problems, warnings, value } = read('manufacturer', line);
    expect(problems).toEqual([]);
    expect(warnings.map(({ path }) => path)).toEqual(['__proto__', 'constructor']);
    expect((value as { admin?: boolean }).admin).toBeUndefined();
    const attributes = JSON.parse('{"__proto__":["Va"]}');
    const product = { id: 'p', category: 'c', name: 'P', items: [], attributes };
    expect(problem('product', product)).toMatch(/^attributes\.__proto__: /);
  });

  test('values of a wrong kind are named as they are', () => {
    const bad = { id: 5, name: null, position: '1', isSale: 0, storefronts: 'de', seo: [] };
    expect(read('category', bad).problems.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      'id must be text, not 5',
      'position must be a whole number, not "1"',
      'name is missing',
      'isSale must be true or false, not 0',
      'storefronts must be a list, not "de"',
      'seo must be an object, not a list',
    ]);
  });
});
