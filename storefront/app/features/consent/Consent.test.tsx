import type { TrackingSettings } from '@kreide/server/contract';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consentCookie } from '../../platform/consent.ts';
import { writeCookie } from '../../platform/readableCookies.ts';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { Consent } from './Consent.tsx';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    callback();
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  // jsdom lays nothing out and measures nothing.
  class Watch {
    static supportedEntryTypes = [];
    observe() {}
    disconnect() {}
  }
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver']) {
    vi.stubGlobal(name, Watch);
  }
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({})),
  );
  document.title = 'Kreide';
});

afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
  for (const name of ['consent', 'statisticsId']) writeCookie(name, '');
});

const settle = async () => {
  for (let turn = 0; turn < 3; turn++) await act(() => vi.dynamicImportSettled());
};

async function show(settings: TrackingSettings, host = 'kreide.de') {
  const page = await renderInShop(() => <Consent settings={settings} />, { host });
  await settle();
  return page;
}

const allow = () =>
  writeCookie('consent', consentCookie({ id: 'x', time: 0, statistics: true, marketing: false }));

const scriptOf = (host: string) =>
  [...document.querySelectorAll('script')].find(({ src }) => src.includes(host));

const question = () => screen.queryByRole('region', { name: 'Cookies und Datenschutz' });

it('lets the operator’s own tool ask, with the settings id of the storefront (TRACK-14)', async () => {
  const { network } = await show({ consentTool: 'aBc1' });
  expect(question()).toBeNull();
  expect(scriptOf('usercentrics')?.dataset.settingsId).toBe('aBc1');

  const say = (type: string) =>
    act(async () => {
      const categories = {
        statistics: { state: 'ALL_ACCEPTED' },
        marketing: { state: 'ALL_DENIED' },
      };
      window.dispatchEvent(
        new CustomEvent('UC_CONSENT', { detail: { consent: { type }, categories } }),
      );
    });
  // Its defaults are no answer.
  await say('IMPLICIT');
  expect(network.operations).toEqual([]);
  await say('EXPLICIT');
  await settle();
  const proof = network.pending('RecordConsentMutation');
  expect(proof.variables).toMatchObject({ statistics: true, marketing: false });
  await act(async () => proof.resolve({ recordConsent: { successful: true } }));
  expect(document.cookie).toMatch(/consent=2\.[\w-]{22}\.\d+\.s(?:;|$)/);
});

it('asks by itself where no tool is named, and loads nothing of others (TRACK-14)', async () => {
  await show({});
  expect(question()).not.toBeNull();
  expect(document.querySelectorAll('script')).toHaveLength(0);
});

it('opens the choice for who followed a link to it before the scripts came (FOOT-07)', async () => {
  allow();
  window.history.replaceState(null, '', '#uc-corner-modal-show');
  await show({});
  const choice = screen.getByRole('dialog', { name: 'Cookies und Datenschutz' });
  within(choice).getByRole('switch', { name: 'Statistik und Komfort', checked: true });
  expect(window.location.hash).toBe('');
});

it('loads the error tracking with its token, and only with consent (TRACK-13)', async () => {
  const install = vi.fn();
  vi.stubGlobal('TrackJS', { install });
  await show({ errorToken: '0a1b2c3d' });
  expect(scriptOf('trackjs')).toBeUndefined();
  act(allow);
  await settle();
  const script = scriptOf('cdn.trackjs.com');
  script?.dispatchEvent(new Event('load'));
  expect(install).toHaveBeenCalledExactlyOnceWith({ token: '0a1b2c3d' });
});

it('counts before an answer only where the operator of ch says so (DEC-57)', async () => {
  await show({}, 'kreide.ch');
  expect(window.dataLayer).toBeUndefined();
  cleanup();
  await show({ isOptOut: true }, 'kreide.ch');
  expect(question()).not.toBeNull();
  expect(window.dataLayer).toBeDefined();
});

it('names the A/B tests of the page, joined with commas (TRACK-06)', async () => {
  allow();
  const { network } = await show({});
  const activeAbTests = [
    { id: 'kopf', trackingCode: 'kopf-2026' },
    { id: 'preis', trackingCode: 'p1' },
  ];
  await act(async () =>
    network.pending('ActiveAbTestsQuery').resolve({
      pageDetailsByUrl: { __typename: 'PageDetails', activeAbTests },
    }),
  );
  expect(window.dataLayer?.find((event) => 'test_id' in event)).toMatchObject({
    event: 'Meta',
    test_id: 'kopf,preis',
    test_variant: 'kopf-2026,p1',
  });
});

it('keeps no consent whose proof could not be stored (ruling 10)', async () => {
  const { network } = await show({});
  await act(async () => screen.getByRole('button', { name: 'Alle annehmen' }).click());
  await settle();
  await act(async () =>
    network.pending('RecordConsentMutation').resolve({ recordConsent: { successful: false } }),
  );
  expect(question()).not.toBeNull();
  expect(document.cookie).not.toContain('consent=');
  expect(screen.getByText(/konnte nicht gespeichert werden/)).toBeDefined();
});
