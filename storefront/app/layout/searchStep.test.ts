import { expect, test } from 'vitest';
import { searchStep } from './searchStep.ts';

const answer = (
  check: object = {},
  adjusted: { searchQuery?: string; filters?: { name: string; values: string[] }[] } = {},
) => ({
  searchTermCheck: { query: 'heft', ...check },
  adjustLongTailSearchQuery: { searchQuery: 'heft', filters: [], ...adjusted },
});

const from = { open: '/', isSuggested: false };
const searchTarget = (term: string, own: ReturnType<typeof answer> | undefined) =>
  searchStep(term, own, from).to;

test('SEARCH-12 a normal search leads to its results', () => {
  expect(searchTarget('heft', answer())).toBe('/search?q=heft');
});

test('SEARCH-16 an operator’s redirect wins', () => {
  const target = searchTarget(
    'heft',
    answer({ redirectPath: '/cat/hefte', link: { url: '/prod/x' } }),
  );
  expect(target).toBe('/cat/hefte');
});

test('SEARCH-17 a product that was met exactly is opened', () => {
  expect(searchTarget('4711', answer({ link: { url: '/prod/x?varid=y' } }))).toBe(
    '/prod/x?varid=y',
  );
});

test('SEARCH-13 SEARCH-14 words that name filters become filters, oq tells what was typed', () => {
  const target = searchTarget(
    'rotes heft',
    answer({}, { filters: [{ name: 'color', values: ['Cred', 'C&b'] }] }),
  );
  expect(target).toBe('/search?q=heft&oq=rotes%20heft&filter.color=Cred,C%26b');
});

test('SEARCH-15 a filter without values is left out', () => {
  expect(searchTarget('heft', answer({}, { filters: [{ name: 'color', values: [] }] }))).toBe(
    '/search?q=heft',
  );
});

test('when nobody answers, the search goes on as typed, by a document', () => {
  const step = searchStep('blaues heft', undefined, from);
  expect(step).toEqual({ to: '/search?q=blaues%20heft', by: 'load' });
});

test('SEARCH-13 no oq where a suggestion rewrote what was typed', () => {
  const rewritten = answer({}, { searchQuery: 'heft' });
  const suggested = searchStep('rotes heft', rewritten, { open: '/', isSuggested: true });
  expect(suggested.to).toBe('/search?q=heft');
  expect(searchTarget('rotes heft', rewritten)).toBe('/search?q=heft&oq=rotes%20heft');
});

test('SEARCH-11 a redirect comes before a product, a product before adjusted filters', () => {
  const filters = [{ name: 'color', values: ['Cred'] }];
  const link = { url: '/prod/x' };
  expect(searchTarget('heft', answer({ redirectPath: '/sale', link }, { filters }))).toBe('/sale');
  expect(searchTarget('heft', answer({ link }, { filters }))).toBe('/prod/x');
  expect(searchTarget('heft', answer({}, { filters }))).toBe('/search?q=heft&filter.color=Cred');
});

test('SEARCH-18 a redirect elsewhere loads a page, any other stays in the shop', () => {
  const by = (redirectPath: string) => searchStep('heft', answer({ redirectPath }), from).by;
  expect(by('https://example.org/hefte')).toBe('load');
  expect(by('/service/versandkosten')).toBe('navigation');
});

test('SEARCH-19 to the page that is open nobody navigates, however its address is written', () => {
  const filters = [{ name: 'color', values: ['Cred', 'Cblue'] }];
  const by = (open: string) =>
    searchStep('rotes heft', answer({}, { filters }), { ...from, open }).by;
  expect(by('/search?q=heft&oq=rotes+heft&filter.color=Cred,Cblue')).toBe('scroll');
  expect(by('/search?filter.color=Cred%2CCblue&oq=rotes%20heft&q=heft')).toBe('scroll');
  expect(by('/search?q=heft')).toBe('navigation');
});

test('SEARCH-20 another item of the product that is open is loaded in full', () => {
  const by = (open: string) =>
    searchStep('4711', answer({ link: { url: '/prod/x?varid=y' } }), { ...from, open }).by;
  expect(by('/prod/x?varid=z')).toBe('load');
  expect(by('/prod/x?varid=y')).toBe('load');
  expect(by('/prod/xy')).toBe('navigation');
});
