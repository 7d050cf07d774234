import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NavigationSheet, NavigationSheetOpener, NavigationTree } from './NavigationSheet.tsx';

test('opener and close button drive the sheet without a script', () => {
  render(
    <>
      <NavigationSheetOpener sheet="menu" label="Menü" />
      <NavigationSheet id="menu" title="Sortiment" closeLabel="Menü schließen" />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Menü' })).toHaveAttribute('popovertarget', 'menu');
  expect(document.getElementById('menu')).toHaveAttribute('popover', 'auto');
  expect(screen.getByRole('button', { name: 'Menü schließen', hidden: true })).toHaveAttribute(
    'popovertargetaction',
    'hide',
  );
});

test('NAV-02: categories unfold level by level; each leads to itself as well', async () => {
  const unfold = vi.fn();
  const items = [
    {
      label: 'Deutsch',
      href: '/d',
      children: [
        { label: 'Hefte', href: '/d/h', children: [{ label: 'Lineatur 1', href: '/d/h/1' }] },
      ],
    },
  ];
  render(
    <NavigationTree
      items={items}
      overviewLabel={(label) => `Alles in ${label}`}
      onUnfold={unfold}
    />,
  );
  expect(screen.getByRole('link', { name: 'Lineatur 1', hidden: true })).not.toBeVisible();
  await userEvent.click(screen.getByText('Deutsch'));
  await userEvent.click(screen.getByText('Hefte'));
  expect(screen.getByRole('link', { name: 'Lineatur 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alles in Deutsch' })).toHaveAttribute('href', '/d');
});
