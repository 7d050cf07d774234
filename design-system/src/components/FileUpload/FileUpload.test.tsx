import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

const labels: FileUploadProps['labels'] = {
  choose: 'Dateien wählen',
  drop: 'oder hierher ziehen',
  remove: (name) => `${name} entfernen`,
  size: (bytes) => `${bytes} Byte`,
  refused: (name, reason) => `${name}: ${reason}`,
  count: (count) => `${count} ausgewählt`,
  uploaded: 'hochgeladen',
};
const made = (name: string, type = 'application/pdf', bytes = 3) =>
  new File(['x'.repeat(bytes)], name, { type, lastModified: 0 });

/** jsdom has no DataTransfer, and lets nobody set the files of a field. */
class Transfer {
  files: File[] = [];
  items = { add: (file: File) => this.files.push(file) };
}

beforeEach(() => {
  vi.stubGlobal('DataTransfer', Transfer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function setup(props: Partial<FileUploadProps> = {}) {
  const change = vi.fn<(files: readonly File[]) => void>();
  render(<FileUpload label="Nachweis" labels={labels} onValueChange={change} {...props} />);
  const input = screen.getByLabelText<HTMLInputElement>(/^Nachweis/);
  Object.defineProperty(input, 'files', { writable: true, value: [] });
  return {
    change,
    input,
    choose: (...files: File[]) => {
      Object.assign(input, { files });
      fireEvent.change(input);
    },
    drop: (...files: File[]) =>
      fireEvent.drop(screen.getByText('oder hierher ziehen'), { dataTransfer: { files } }),
    listed: () => screen.queryAllByRole('listitem').map((item) => item.textContent),
  };
}

test('before JavaScript it is a plain file field that knows its limits', () => {
  const { input } = setup({
    name: 'certificate',
    hint: 'PDF bis 5 MB',
    error: 'Fehlt',
    limits: { count: 2, types: ['.pdf', 'image/*'] },
  });
  expect(input).toHaveAttribute('type', 'file');
  expect(input).toHaveAttribute('name', 'certificate');
  expect(input).toHaveAttribute('accept', '.pdf,image/*');
  expect(input).toHaveAttribute('multiple');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleName('Nachweis Dateien wählen oder hierher ziehen');
  expect(input).toHaveAccessibleDescription('Fehlt PDF bis 5 MB');
});

test('chosen files are listed with their size, told, and sent with the form', () => {
  const { change, choose, input, listed } = setup({ limits: { count: 3 } });
  choose(made('a.pdf'), made('b.pdf'));
  choose(made('c.pdf'), made('a.pdf'));
  expect(listed()).toEqual(['a.pdf3 Byte', 'b.pdf3 Byte', 'c.pdf3 Byte']);
  expect(change.mock.lastCall?.[0].map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(Array.from(input.files ?? [], ({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  expect(screen.getByRole('status')).toHaveTextContent('3 ausgewählt');
});

test('files can be dropped; where one is taken, the newest replaces it', () => {
  const { drop, listed } = setup();
  drop(made('a.pdf'));
  drop(made('b.pdf'));
  expect(listed()).toEqual(['b.pdf3 Byte']);
});

test('what breaks a limit is refused in words; the rest is taken', () => {
  const { choose, listed } = setup({ limits: { count: 2, bytes: 10, types: ['.PDF', 'image/*'] } });
  choose(
    made('brief.docx', 'application/msword'),
    made('gross.pdf', 'application/pdf', 11),
    made('a.pdf'),
    made('bild.png', 'image/png'),
    made('c.pdf'),
  );
  expect(listed()).toEqual(['a.pdf3 Byte', 'bild.png3 Byte']);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('brief.docx: type');
  expect(status).toHaveTextContent('gross.pdf: size');
  expect(status).toHaveTextContent('c.pdf: count');
});

test('a file is taken out by keyboard; the focus goes back to the field', async () => {
  const { choose, input, listed, change } = setup({ limits: { count: 2 } });
  choose(made('a.pdf'), made('b.pdf'));
  await userEvent.tab();
  expect(input).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'a.pdf entfernen' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(listed()).toEqual(['b.pdf3 Byte']);
  expect(change.mock.lastCall?.[0]).toHaveLength(1);
  expect(input).toHaveFocus();
});

test('says how far each file is, that it has arrived, and what went wrong', () => {
  const { choose } = setup({
    limits: { count: 3 },
    progress: ({ name }) => ({ 'a.pdf': 0.4, 'b.pdf': 1 })[name],
    problem: ({ name }) => (name === 'c.pdf' ? 'Übertragung abgebrochen' : undefined),
  });
  choose(made('a.pdf'), made('b.pdf'), made('c.pdf'));
  expect(screen.getByRole('progressbar', { name: 'a.pdf' })).toHaveAttribute('value', '40');
  expect(screen.getByRole('img', { name: 'hochgeladen' })).toBeVisible();
  expect(screen.getByText('Übertragung abgebrochen')).toBeVisible();
});

test('disabled, it takes nothing', () => {
  const { drop, input, listed } = setup({ disabled: true });
  expect(input).toBeDisabled();
  drop(made('a.pdf'));
  expect(listed()).toEqual([]);
});
