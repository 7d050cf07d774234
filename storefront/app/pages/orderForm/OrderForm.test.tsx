import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { useActionData } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { type OrderFormAnswer, orderFormAnswer } from './answer.ts';
import { OrderForm } from './OrderForm.tsx';
import { testArticle, testEntry } from './testEntry.ts';

function Page() {
  return <OrderForm answer={useActionData<OrderFormAnswer>()} />;
}

const show = (answer?: Partial<OrderFormAnswer>, host?: string) =>
  renderInShop(() => <Page />, {
    path: '/service/orderform',
    action: () => orderFormAnswer(answer ?? {}),
    ...(host !== undefined && { host }),
  });

const number = (row: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Artikelnummer, Zeile ${row}` });
const quantity = (row: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Menge, Zeile ${row}` });
const rows = () => within(screen.getByRole('list', { name: 'Zeilen des Bestellformulars' }));
const rowAt = (at: number) => within(rows().getAllByRole('listitem')[at - 1] as HTMLElement);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

function type(field: HTMLInputElement, value: string): void {
  field.focus();
  fireEvent.change(field, { target: { value } });
}

const enter = (field: HTMLInputElement) => fireEvent.keyDown(field, { key: 'Enter' });

function paste(field: HTMLElement, text: string): void {
  fireEvent(field, createEvent.paste(field, { clipboardData: { getData: () => text } }));
}

const outOfStock = 'vue.orderForm.availability.outOfStock';

/** What the form asks of the API next, answered. */
async function answerCheck(
  { network }: Awaited<ReturnType<typeof show>>,
  entries: readonly ReturnType<typeof testEntry>[],
) {
  await act(async () => {});
  const query = network.pending('OrderFormValidationQuery');
  await act(async () => query.resolve({ orderFormValidation: entries as never }));
  return query.variables.rows;
}

describe('rows', () => {
  it('are ten at first, ten more on demand, and a hundred at most (DEC-136)', async () => {
    await show();
    expect(rows().getAllByRole('listitem')).toHaveLength(10);
    press('Weitere Zeilen');
    expect(document.activeElement).toBe(number(11));
    for (let at = 0; at < 8; at += 1) press('Weitere Zeilen');
    expect(rows().getAllByRole('listitem')).toHaveLength(100);
    expect(screen.queryByRole('button', { name: 'Weitere Zeilen' })).toBeNull();
  });

  it('are left by Enter for the next one, which the last one makes (OFORM-01)', async () => {
    await show();
    type(number(1), '481203');
    enter(number(1));
    expect(document.activeElement).toBe(number(2));
    quantity(2).focus();
    enter(quantity(2));
    expect(document.activeElement).toBe(number(3));
    enter(number(10));
    expect(document.activeElement).toBe(number(11));
    expect(number(1).value).toBe('481203');
  });

  it('cost what so many pieces cost (OFORM-02)', async () => {
    const page = await show();
    type(number(1), 'N-1');
    type(quantity(1), '10');
    enter(quantity(1));
    const base = { price: { cents: 200 }, amount: 1, unit: 'piece' };
    await answerCheck(page, [testEntry('N-1', 10, { tier: { price: { cents: 200 }, base } })]);
    rowAt(1).getByText('20,00 €');
    rowAt(1).getByText('je 2,00 €');
    rowAt(1).getByText('2,00 € / 1 Stück');
    within(screen.getByRole('region', { name: 'Ihre Auswahl' })).getByText('20,00 €');
  });

  it('say what they stand for once they are left (OFORM-01, OFORM-02)', async () => {
    const page = await show();
    type(number(1), 'N-1');
    type(quantity(1), '3');
    enter(quantity(1));
    const asked = await answerCheck(page, [testEntry('N-1', 3)]);
    expect(asked).toEqual([{ articleNumber: 'N-1', quantity: 3 }]);
    expect(rowAt(1).getByRole('link', { name: 'N-1' }).getAttribute('href')).toBe('/prod/N-1');
    rowAt(1).getByText('7,50 €');
    rowAt(1).getByText('je 2,50 €');
    // Nobody sees it appear who listens to the next row.
    expect(screen.getByRole('status').textContent).toBe('Zeile 1: N-1');
    const summary = within(screen.getByRole('region', { name: 'Ihre Auswahl' }));
    summary.getByText('7,50 €');
    summary.getByText('inkl. MwSt., zzgl. Versand');
    // What is known is not asked for again.
    type(number(2), 'N-2');
    enter(number(2));
    expect(await answerCheck(page, [testEntry('N-2', 1)])).toEqual([
      { articleNumber: 'N-2', quantity: 1 },
    ]);
  });

  it('say at the field what is wrong, until it is changed (OFORM-02, OFORM-03)', async () => {
    const page = await show();
    type(number(1), 'N-1');
    enter(number(1));
    await answerCheck(page, [testEntry('N-1', 1, { notification: outOfStock })]);
    expect(number(1).getAttribute('aria-invalid')).toBe('true');
    const message = 'Nicht lieferbar. Bitte entfernen oder ersetzen Sie den Artikel.';
    expect(rowAt(1).getByText(message)).toBeDefined();
    const described = number(1).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(message);
    type(number(1), 'N-12');
    expect(rowAt(1).queryByText(message)).toBeNull();
    expect(number(1).getAttribute('aria-invalid')).toBeNull();
  });

  it('mark the quantity where that is what is wrong (UI-05)', async () => {
    const page = await show();
    type(number(1), 'N-1');
    enter(number(1));
    const tooFew = { notification: 'vue.pdp.minQuantity', amount: 10 };
    await answerCheck(page, [testEntry('N-1', 1, tooFew)]);
    rowAt(1).getByText('Die Mindestbestellmenge ist 10.');
    expect(quantity(1).getAttribute('aria-invalid')).toBe('true');
    expect(number(1).getAttribute('aria-invalid')).toBeNull();
  });

  it('pass over an answer to what does not stand there any more', async () => {
    const page = await show();
    type(number(1), 'N-1');
    enter(number(1));
    type(number(1), 'N-2');
    await answerCheck(page, [testEntry('N-1', 1)]);
    expect(rowAt(1).queryByRole('link')).toBeNull();
    expect(number(1).value).toBe('N-2');
  });

  it('offer the successor, and take it only when it is accepted (DEC-137)', async () => {
    const page = await show();
    type(number(1), 'N-old');
    type(quantity(1), '4');
    enter(quantity(1));
    const replaced = { notification: outOfStock, followArticle: testArticle('neu', 300) };
    await answerCheck(page, [testEntry('N-old', 4, replaced)]);
    expect(number(1).value).toBe('N-old');
    rowAt(1).getByText('Stattdessen gibt es:');
    press(/^Übernehmen ?\(neu\)$/);
    expect(number(1).value).toBe('N-neu');
    expect(document.activeElement).toBe(number(1));
    expect(await answerCheck(page, [testEntry('N-neu', 4)])).toEqual([
      { articleNumber: 'N-neu', quantity: 4 },
    ]);
    expect(rowAt(1).queryByText('Stattdessen gibt es:')).toBeNull();
  });

  it('are emptied in their place', async () => {
    const page = await show();
    type(number(1), 'N-1');
    enter(number(1));
    await answerCheck(page, [testEntry('N-1', 1)]);
    press('Zeile 1 leeren');
    expect(number(1).value).toBe('');
    expect(rowAt(1).queryByRole('link')).toBeNull();
    expect(document.activeElement).toBe(number(1));
  });
});

describe('a list', () => {
  it('that is pasted into a row fills the rows, equal numbers summed up (DEC-136)', async () => {
    const page = await show();
    type(number(1), 'N-1');
    paste(number(2), 'n-1;2\nN-2\t4\r\nN-3');
    expect([1, 2, 3].map((row) => [number(row).value, quantity(row).value])).toEqual([
      ['N-1', '3'],
      ['N-2', '4'],
      ['N-3', ''],
    ]);
    expect(document.activeElement).toBe(number(4));
    const entries = [testEntry('N-1', 3), testEntry('N-2', 4), testEntry('N-3', 1)];
    await answerCheck(page, entries);
    expect(screen.getByRole('status').textContent).toBe('3 Zeilen geprüft, alle bestellbar');
  });

  it('may be written beside the rows, and tells what found no room (DEC-136)', async () => {
    await show();
    const list = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Liste einfügen' });
    const lines = Array.from({ length: 102 }, (_, at) => `N-${at};1`);
    fireEvent.change(list, { target: { value: lines.join('\n') } });
    press('In die Zeilen übernehmen');
    expect(number(100).value).toBe('N-99');
    expect(list.value).toBe('N-100;1\nN-101;1');
    screen.getByText(/^2 Zeilen Ihrer Liste fanden keinen Platz/);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'In den Warenkorb' }));
  });

  it('a single number is pasted as ever', async () => {
    await show();
    const field = number(1);
    const event = createEvent.paste(field, { clipboardData: { getData: () => '481203' } });
    fireEvent(field, event);
    expect(event.defaultPrevented).toBe(false);
  });
});

describe('what became of it', () => {
  it('what could not be added stays, and the first of it has the focus (OFORM-02, OFORM-04)', async () => {
    const faulty = testEntry('N-3', 1, { notification: outOfStock });
    await show({
      added: [testEntry('N-1', 2, { quantityInCart: 2 })],
      rows: [{ number: 'N-3', quantity: '1', entry: faulty }],
    });
    type(number(1), 'N-1');
    type(number(4), 'N-3');
    await act(async () => press('In den Warenkorb'));
    expect(document.activeElement).toBe(number(1));
    expect(number(1).value).toBe('N-3');
    expect(number(4).value).toBe('');
    rowAt(1).getByText(/^Nicht lieferbar/);
    screen.getByText('Ein Artikel liegt im Warenkorb');
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' }).getAttribute('href')).toBe(
      '/checkout/basket',
    );
  });

  it('all of it in the cart is said, with the way there (OFORM-04)', async () => {
    const limited = { quantityInCart: 50, notification: 'vue.buybox.text.quantity.error' };
    await show({
      added: [testEntry('N-1', 2, { quantityInCart: 2 }), testEntry('N-2', 20, limited)],
      rows: [],
    });
    type(number(1), 'N-1');
    await act(async () => press('In den Warenkorb'));
    expect(number(1).value).toBe('');
    expect(document.activeElement?.textContent).toContain('2 Artikel liegen im Warenkorb');
    screen.getByText('N-2: Jetzt liegen 50 Stück im Warenkorb. Mehr ist nicht möglich.');
  });

  it('a broken connection leaves the rows as they are (ERR-08)', async () => {
    await show({ message: 'error.offline' });
    type(number(1), 'N-1');
    await act(async () => press('In den Warenkorb'));
    screen.getByText(/^Keine Verbindung/);
    expect(number(1).value).toBe('N-1');
  });

  it('businesses read net amounts, in English too (DEC-05)', async () => {
    await show({}, 'en.educational.kreide.de');
    const summary = within(screen.getByRole('region', { name: 'Your selection' }));
    summary.getByText('plus VAT and shipping');
  });
});
