import { expect, test } from 'vitest';
import { domainOf } from '../app/platform/domain.ts';
import type { Visitor } from './visitor.ts';
import { visitFirstPages } from './warmUp.ts';

const visitorOf = (host: string): Visitor => ({
  domain: domainOf(host, 'https', [{ host, storefront: 'de', language: 'de' }]),
  ...{
    origin: `https://${host}`,
    isSecure: true,
    ip: '',
    cookies: new Map(),
    hasPassedGuard: false,
  },
});
const [first, second] = [visitorOf('kreide.de'), visitorOf('kreide.at')];

function recorder(home: string, after: (visits: number) => void = () => {}) {
  const visits: string[] = [];
  const load = async ({ domain }: Visitor, page: string) => {
    visits.push(`${domain.host}${page}`);
    after(visits.length);
    return { bodies: { identity: Buffer.from(page === '/' ? home : '<a href="/cat/deep">') } };
  };
  return { visits, load };
}

test('visits every home page, and the categories and products that it links to, once each', async () => {
  const { visits, load } = recorder(
    '<a href="/prod/pen"><a href="/cat/art"><a href="/service/help"><a href="/cat/art">' +
      '<a href="/cat/art?sort=rating"><a href="/cat/paper"><a href="https://elsewhere.example/cat/x">',
  );
  await visitFirstPages([first, second], load, new AbortController().signal);
  expect(visits).toEqual(
    ['kreide.de', 'kreide.at'].flatMap((host) =>
      ['/', '/cat/art', '/cat/paper', '/prod/pen'].map((page) => host + page),
    ),
  );
});

test('follows a few of many links', async () => {
  const links = (segment: string) =>
    Array.from({ length: 50 }, (_, index) => `<a href="/${segment}/${index}">`).join('');
  const { visits, load } = recorder(links('cat') + links('prod'));
  await visitFirstPages([first], load, new AbortController().signal);
  expect(visits).toHaveLength(1 + 12 + 6);
});

test('ends between two pages when the shop stops', async () => {
  const stopped = new AbortController();
  const { visits, load } = recorder('<a href="/cat/art"><a href="/cat/paper">', (count) => {
    if (count === 2) stopped.abort();
  });
  await visitFirstPages([first, second], load, stopped.signal);
  expect(visits).toEqual(['kreide.de/', 'kreide.de/cat/art']);
});

test('lets visitors go first between two pages', async () => {
  const answered: number[] = [];
  const { load } = recorder('<a href="/cat/art"><a href="/cat/paper">', (visits) => {
    setImmediate(() => answered.push(visits));
  });
  const { visits, load: loadSecond } = recorder('', () => visits.push(`after ${answered}`));
  await visitFirstPages(
    [first, second],
    (visitor, page) => (visitor === first ? load : loadSecond)(visitor, page),
    new AbortController().signal,
  );
  expect(visits).toEqual(['kreide.at/', 'after 1,2,3']);
});
