import { FileUpload, type FileUploadProps } from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: FileUpload,
  parameters: {
    usage: {
      use: [
        'Files of a form, chosen or dropped; each can be taken out again.',
        'Say number, size and kinds in `hint` as well as in `limits`.',
        'Answer refusals in words that say what would be taken.',
      ],
      avoid: [
        'Dropping as the only way: the field is always there for the keyboard.',
        'Trust in `limits`: the server checks again.',
        '`progress` for files that are sent with the form: leave it out.',
      ],
      keys: [
        ['Enter, Space', 'on the field open the choice of files'],
        ['Tab', 'goes to the buttons that take a file out'],
        ['Enter, Space', 'on such a button take the file out; the focus goes back to the field'],
      ],
    } satisfies Usage,
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

const megabyte = 1024 ** 2;
const labels: FileUploadProps['labels'] = {
  choose: 'Dateien wählen',
  drop: 'oder hierher ziehen',
  remove: (name) => `${name} entfernen`,
  size: (bytes) => `${(bytes / megabyte).toLocaleString('de', { maximumFractionDigits: 1 })} MB`,
  refused: (name, reason) =>
    ({
      type: `${name} ist weder PDF noch Bild.`,
      size: `${name} ist größer als 5 MB.`,
      count: `${name}: Mehr als drei Dateien nehmen wir nicht an.`,
    })[reason],
  count: (count) => (count === 1 ? '1 Datei ausgewählt' : `${count} Dateien ausgewählt`),
  uploaded: 'hochgeladen',
};
const args = {
  label: 'Schulnachweis',
  name: 'certificate',
  hint: 'Bis zu drei Dateien, PDF, JPG oder PNG, je höchstens 5 MB.',
  limits: { count: 3, bytes: 5 * megabyte, types: ['.pdf', 'image/*'] },
  labels,
  onValueChange: fn(),
};

const pdf = (name: string, size = 1.2 * megabyte) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf', lastModified: 0 });
function drop(area: HTMLElement, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

export const Empty: Story = { args };
export const Invalid: Story = { args: { ...args, error: 'Bitte fügen Sie einen Nachweis bei.' } };
export const Disabled: Story = { args: { ...args, disabled: true } };
/** Dropped files are the form's as well; a button takes one out again. */
export const Files: Story = {
  args,
  render: (props) => (
    <form aria-label="Registrierung">
      <FileUpload {...props} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    drop(canvas.getByText(labels.drop), pdf('Schulbescheinigung.pdf'), pdf('falsch.pdf'));
    await userEvent.click(await canvas.findByRole('button', { name: 'falsch.pdf entfernen' }));
    await expect(canvas.getByLabelText(/^Schulnachweis/)).toHaveFocus();
    drop(canvas.getByText(labels.drop), pdf('Siegel der Schule.pdf', 400_000));
    await canvas.findByText('Siegel der Schule.pdf');
    const sent = new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('certificate');
    await expect(sent.map((file) => (file as File).name)).toEqual([
      'Schulbescheinigung.pdf',
      'Siegel der Schule.pdf',
    ]);
  },
};
export const Refused: Story = {
  args,
  play: async ({ canvas }) => {
    drop(
      canvas.getByText(labels.drop),
      new File(['x'], 'Brief.docx', { type: 'application/msword' }),
      pdf('Grundschullehrmittelsammelbestellung_komplett_2026.pdf', 6 * megabyte),
      pdf('Schulbescheinigung.pdf'),
    );
    await expect(await canvas.findByText('Brief.docx ist weder PDF noch Bild.')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
/** For files that are sent while the form is still being filled in. */
export const Sending: Story = {
  args: {
    ...args,
    progress: ({ name }) => ({ 'unterwegs.pdf': 0.6, 'angekommen.pdf': 1 })[name],
    problem: ({ name }) =>
      name.startsWith('abgebrochen') ? 'Die Übertragung ist abgebrochen.' : undefined,
  },
  play: async ({ canvas }) => {
    drop(
      canvas.getByText(labels.drop),
      pdf('unterwegs.pdf'),
      pdf('angekommen.pdf'),
      pdf('abgebrochen_Verfügbarkeitsbenachrichtigungseinstellungen.pdf'),
    );
    await expect(await canvas.findByRole('progressbar', { name: 'unterwegs.pdf' })).toBeVisible();
  },
};
