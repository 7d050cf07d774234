import { act, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onDemand } from './onDemand.tsx';
import { subscribeToAnnouncements } from './toasts.ts';

interface FlyoutProps {
  isOpen: boolean;
  onClose: () => void;
}

const Flyout = ({ isOpen }: FlyoutProps) => <p>{isOpen ? 'open' : 'closed'}</p>;

const announced = vi.fn();
let unsubscribe: () => void;

beforeEach(() => {
  unsubscribe = subscribeToAnnouncements(announced.mockReset());
});
afterEach(() => unsubscribe());

function renderPage(load: () => Promise<typeof Flyout>, isSilent = false) {
  const Part = onDemand(load, {
    isShown: ({ isOpen }) => isOpen,
    close: ({ onClose }) => onClose(),
    isSilent,
  });
  render(<Page part={Part} />);
}

function Page({ part: Part }: { part: ComponentType<FlyoutProps> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
      <Part isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

test('the code is fetched when it is first shown, and stays when it is closed', async () => {
  const load = vi.fn(async () => Flyout);
  renderPage(load);
  expect(load).not.toHaveBeenCalled();
  await press('Open');
  expect(screen.getByText('open')).toBeTruthy();
  await press('Close');
  expect(screen.getByText('closed')).toBeTruthy();
  await press('Open');
  expect(load).toHaveBeenCalledOnce();
});

test('what cannot be fetched is closed and told of, and the next opening tries again', async () => {
  const load = vi.fn(async () => Flyout).mockRejectedValueOnce(new TypeError('no network'));
  renderPage(load);
  await press('Open');
  expect(announced).toHaveBeenCalledExactlyOnceWith({
    tone: 'danger',
    messageKey: 'somethingWentWrong',
  });
  await press('Open');
  expect(screen.getByText('open')).toBeTruthy();
});

test('what nobody asked for fails in silence', async () => {
  renderPage(() => Promise.reject(new TypeError('no network')), true);
  await press('Open');
  expect(announced).not.toHaveBeenCalled();
});
