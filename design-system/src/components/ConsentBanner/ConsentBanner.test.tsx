import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { PurchaseBar } from '../PurchaseBar/PurchaseBar.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';

const accept = vi.fn();
const refuse = vi.fn();
const openSettings = vi.fn();

beforeEach(() => {
  // jsdom lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: () => void;
      disconnect = () => {};
      constructor(tell: () => void) {
        this.observe = tell;
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
});

const setup = () =>
  render(
    <>
      <ConsentBanner
        label="Cookies"
        labels={{ acceptAll: 'Annehmen', refuseAll: 'Ablehnen', settings: 'Einstellungen' }}
        onAccept={accept}
        onRefuse={refuse}
        onSettings={openSettings}
      >
        Dürfen wir? Mehr im <a href="/impressum">Impressum</a>.
      </ConsentBanner>
      <main>
        <a href="/hefte">Hefte</a>
      </main>
    </>,
  );
const button = (name: string) => screen.getByRole('button', { name });

test('each answer is one press', async () => {
  setup();
  await userEvent.click(button('Ablehnen'));
  expect([refuse, accept, openSettings].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  await userEvent.click(button('Annehmen'));
  await userEvent.click(button('Einstellungen'));
  expect([refuse, accept, openSettings].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('yes and no look the same', () => {
  setup();
  expect(button('Ablehnen').className).toBe(button('Annehmen').className);
});

test('it takes no focus, is met first, and lets the page be used', async () => {
  setup();
  expect(screen.getByRole('region', { name: 'Cookies' })).toBeVisible();
  expect(document.body).toHaveFocus();
  for (const name of ['Impressum', 'Ablehnen', 'Annehmen', 'Einstellungen', 'Hefte']) {
    await userEvent.tab();
    expect(document.activeElement).toHaveTextContent(name);
  }
});

test('page and bars at the lower edge learn how high it is, until it goes', () => {
  const bar = render(<PurchaseBar action={<button type="button">Kaufen</button>} />);
  const { unmount } = setup();
  const covered = () => [
    document.documentElement.style.scrollPaddingBottom,
    document.body.style.paddingBottom,
    bar.container.firstElementChild?.getAttribute('style') ?? '',
  ];
  expect(covered()).toEqual([
    'calc(120px + var(--kreide-lower-room, 0px))',
    '120px',
    '--kreide-lower-edge: 120px;',
  ]);
  unmount();
  expect(covered()).toEqual(['', '', '']);
});
