import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Footer, FooterBlock, FooterMarks } from './Footer.tsx';

test('FOOT-02: blocks fold one by one', async () => {
  render(
    <Footer>
      <FooterBlock title="Service">
        <li>
          <a href="/kontakt">Kontakt</a>
        </li>
      </FooterBlock>
      <FooterBlock title="Über uns">
        <li>Geschichte</li>
      </FooterBlock>
    </Footer>,
  );
  await userEvent.click(screen.getByText('Service', { selector: 'summary' }));
  expect(screen.getByRole('link', { name: 'Kontakt' })).toBeVisible();
  expect(screen.getByText('Geschichte')).not.toBeVisible();
});

test('what the law wants in view is never folded', () => {
  render(<Footer bottom={<a href="/widerruf">Vertrag widerrufen</a>} />);
  expect(screen.getByRole('contentinfo')).toContainElement(screen.getByRole('link'));
  expect(screen.getByRole('link').closest('details')).toBeNull();
});

test('marks are a list under their title', () => {
  render(<Footer marks={<FooterMarks title="Zahlungsarten" marks={['Rechnung', 'Visa']} />} />);
  const list = screen.getByRole('list', { name: 'Zahlungsarten' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
});
