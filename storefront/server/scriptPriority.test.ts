import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { markOf } from './csp.ts';
import { withScriptsLast, withStylesFirst } from './scriptPriority.ts';

const mark = markOf('0123456789');

/** A page as React Router writes it. */
const page = [
  '<html><head><title>Hefte</title>',
  '<link rel="modulepreload" href="/assets/root-1.js"/>',
  '<link rel="stylesheet" href="/assets/shop-1.css"/>',
  `<link rel="modulepreload" href="/assets/route-1.js"${mark}/>`,
  '</head><body><p>Hefte</p>',
  `<script${mark} type="module" async="">import "/assets/manifest-1.js";\n`,
  'import * as route0 from "/assets/root-1.js";\n',
  'window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry.client-1.js");</script>',
  '</body></html>',
].join('');

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);

/** Opens the page in a browser of this kind. */
async function open({ came = 50, hidden = false, tellsPaints = true }) {
  const asked: string[] = [];
  const ran: string[] = [];
  let paint = () => {};
  class PerformanceObserver {
    static supportedEntryTypes = tellsPaints ? ['paint'] : [];
    readonly act: (entries: unknown, self: PerformanceObserver) => void;
    constructor(act: PerformanceObserver['act']) {
      this.act = act;
    }
    observe() {
      paint = () => this.act([], this);
    }
    disconnect() {}
  }
  const window: Record<string, unknown> = {};
  const document = {
    hidden,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => asked.push(href) },
  };
  const [ask = '', run = ''] = scriptsOf(withScriptsLast(page, mark));
  const load = async (file: string) => {
    ran.push(file);
    return file;
  };
  const performance = { now: () => came };
  const context = { window, document, PerformanceObserver, performance, load, MessageChannel };
  runInNewContext(ask, context);
  const askedAtOnce = [...asked];
  runInNewContext(`(async () => {${run.replaceAll('import(', 'load(')}})()`, context);
  const settle = () => new Promise((resolve) => setTimeout(resolve, 2));
  await settle();
  return {
    asked,
    askedAtOnce,
    ran,
    window,
    paint() {
      paint();
      return settle();
    },
  };
}

const files = ['/assets/root-1.js', '/assets/route-1.js'];
const inTurn = ['/assets/manifest-1.js', '/assets/root-1.js', '/assets/entry.client-1.js'];

describe('scripts of a page', () => {
  it('wait for the first frame where the page came fast', async () => {
    const { asked, ran, window, paint } = await open({});
    expect([asked, ran]).toEqual([[], []]);
    await paint();
    expect([asked, ran]).toEqual([files, inTurn]);
    expect(window.__reactRouterRouteModules).toEqual({ root: '/assets/root-1.js' });
  });

  it.each([
    ['the net is slow', { came: 450 }],
    ['nobody looks at the page', { hidden: true }],
    ['the browser tells of no frames', { tellsPaints: false }],
  ])('wait only for the rest of the head where %s', async (_, browser) => {
    const { asked, askedAtOnce, ran } = await open(browser);
    expect(askedAtOnce).toEqual([]);
    expect([asked, ran]).toEqual([files, inTurn]);
  });

  it('are asked for by no link of the head, whose other links stay', () => {
    const html = withScriptsLast(page, mark);
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).toContain('<link rel="stylesheet" href="/assets/shop-1.css"/></head><body>');
  });

  it('are requested after the styles on a page for one visitor, and stay as they are', () => {
    const html = withStylesFirst(page);
    const [head = '', body = ''] = html.split('</head>');
    expect(head.match(/href="[^"]+"/g)).toEqual([
      'href="/assets/shop-1.css"',
      ...files.map((file) => `href="${file}"`),
    ]);
    expect(body).toBe(page.split('</head>')[1]);
    expect(withStylesFirst('<html><head></head></html>')).toBe('<html><head></head></html>');
  });

  it('are left alone on a page that has none', () => {
    expect(withScriptsLast('<html><head></head></html>', mark)).toBe('<html><head></head></html>');
  });
});
