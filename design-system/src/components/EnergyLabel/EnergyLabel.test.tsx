import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { EnergyLabel, energyClasses } from './EnergyLabel.tsx';

const details = {
  picture: { src: '/label.png', alt: 'Energielabel: 5 kWh/1000 h', width: 300, height: 600 },
  title: 'Energielabel',
  closeLabel: 'Schließen',
  sheet: { label: 'Produktdatenblatt', href: '/datenblatt.pdf' },
};

test.each(energyClasses)('class %s is one picture with its name', (energyClass) => {
  render(<EnergyLabel energyClass={energyClass} label={`Klasse ${energyClass}`} />);
  expect(screen.getByRole('img', { name: `Klasse ${energyClass}` })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('LIST-20: the whole label is shown on demand; Escape leads back', async () => {
  render(<EnergyLabel energyClass="C" label="Klasse C" details={details} />);
  expect(screen.queryByRole('img', { name: /kWh/ })).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Klasse C' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await act(() => vi.dynamicImportSettled());
  expect(await screen.findByRole('dialog', { name: 'Energielabel' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Energielabel: 5 kWh/1000 h' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Produktdatenblatt' })).toHaveAttribute(
    'href',
    '/datenblatt.pdf',
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Klasse C' })).toHaveFocus());
});

test('LIST-20: a delivered picture stands for the drawn arrow', () => {
  const { container } = render(
    <EnergyLabel
      energyClass="C"
      label="Klasse C"
      picture={{ src: '/c.svg', width: 60, height: 30 }}
    />,
  );
  expect(container.querySelector('img')).toHaveAttribute('src', '/c.svg');
});
