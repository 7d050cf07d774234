import {
  alertTones,
  Button,
  FilterPanel,
  FilterPanelOpener,
  Flyout,
  Inline,
  Modal,
  Text,
  ToastProvider,
  toastDefaults,
  useToasts,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';
import { places } from './goods.tsx';

const meta = {
  component: ToastProvider,
  parameters: {
    usage: {
      use: [
        'To confirm what somebody has just done, with one way back, such as "Undo".',
        'Call `useToasts().show`; one `ToastProvider` stands around the page.',
        'Give an `id` to what may come twice: the second is dropped.',
      ],
      avoid: [
        'For what must be read or answered: it goes after ten seconds. `Alert` stays, `Modal` asks.',
        'For the faults of a form: `ErrorSummary` leads to them.',
        'An action that exists nowhere else.',
      ],
      keys: [
        ['F8', 'goes to the newest toast; all wait while one has the focus'],
        ['Tab', 'goes through its action and the button that closes it'],
        ['Enter, Space', 'press them'],
        ['Escape', 'closes the toast that has the focus; after the last the focus goes back'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

function Shower() {
  const toasts = useToasts();
  return (
    <Inline>
      {alertTones.map((tone) => (
        <Button
          key={tone}
          tone="outline"
          size="s"
          onClick={() =>
            toasts.show({
              tone,
              title: tone === 'danger' ? 'Das hat nicht geklappt' : undefined,
              message: 'Bastelschere mit Kunststoffgriff wurde aus dem Warenkorb genommen.',
              action: tone === 'success' ? { label: 'Rückgängig', onAction: () => {} } : undefined,
              duration: Number.POSITIVE_INFINITY,
            })
          }
        >
          {tone}
        </Button>
      ))}
    </Inline>
  );
}
export const Tones: Story = {
  args: { label: 'Mitteilungen', closeLabel: 'Mitteilung schließen', children: <Shower /> },
  decorators: [(Story) => <div style={{ minHeight: 420 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    for (const tone of alertTones)
      await userEvent.click(canvas.getByRole('button', { name: tone }));
    await expect(canvas.getAllByText(/Bastelschere/)).toHaveLength(4);
  },
};

function LongOne() {
  const { show } = useToasts();
  return (
    <Button
      onClick={() =>
        show({
          tone: 'warning',
          title: 'Grundschullehrmittelsammelbestellungsvorschlagsliste geändert',
          message:
            'Kontaktdatenverarbeitungseinwilligungserklärungen und Bestellvorschlagslisten wurden zusammengeführt.',
          action: { label: 'Änderungen rückgängig machen', onAction: () => {} },
          duration: Number.POSITIVE_INFINITY,
        })
      }
    >
      Zeigen
    </Button>
  );
}

const undo = fn();
function Counter({ times }: { times: number }) {
  const { show } = useToasts();
  return (
    <Button
      onClick={() => {
        for (let number = 1; number <= times; number++) {
          show({
            tone: 'success',
            message: `${number}. Artikel entfernt`,
            action: { label: 'Rückgängig', onAction: undo },
          });
        }
      }}
    >
      Entfernen
    </Button>
  );
}
const counted = (times: number) => ({ ...Tones.args, children: <Counter times={times} /> });

export const TopRight: Story = {
  name: 'Top right (UI-10)',
  args: counted(1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entfernen' }));
    const toast = await canvas.findByRole('listitem');
    await waitFor(() => {
      const { top, right } = toast.getBoundingClientRect();
      // Below the header of a page.
      expect(top).toBeLessThan(200);
      expect(document.documentElement.clientWidth - right).toBeLessThan(40);
    });
  },
};
/** More than the screen holds: twenty, the oldest gone, and the region scrolls. */
export const Twenty: Story = {
  name: 'At most twenty (UI-11)',
  args: counted(toastDefaults.limit + 1),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Entfernen' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(toastDefaults.limit);
    await expect(canvas.queryByText('1. Artikel entfernt')).toBeNull();
    const region = canvas.getByRole('region', { name: 'Mitteilungen' });
    await expect(region.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
  },
};
function Repeated() {
  const { show } = useToasts();
  return (
    <Button
      onClick={() => {
        for (const message of ['Erste', 'Zweite']) show({ id: 'merge', tone: 'info', message });
        show({ id: 'other', tone: 'info', message: 'Andere' });
      }}
    >
      Zeigen
    </Button>
  );
}
/** A second one of an id that is shown already is dropped; once the first has gone it comes. */
export const SameId: Story = {
  name: 'Same id (UI-12)',
  args: { ...Tones.args, children: <Repeated /> },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Zeigen' });
    const texts = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await userEvent.click(opener);
    await expect(texts()).toEqual(['Erste', 'Andere']);
    await userEvent.click(opener);
    await expect(texts()).toEqual(['Erste', 'Andere']);
    const [close] = canvas.getAllByRole('button', { name: 'Mitteilung schließen' });
    if (close) await userEvent.click(close);
    await userEvent.click(opener);
    await waitFor(() => expect(texts()).toEqual(['Andere', 'Erste']));
  },
};
/** F8 goes to the newest, Escape closes it and goes back, and its action undoes. */
export const Keyboard: Story = {
  args: counted(2),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Entfernen' });
    opener.focus();
    await userEvent.keyboard('{Enter}{F8}');
    const actions = canvas.getAllByRole('button', { name: 'Rückgängig' });
    await expect(actions[1]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.keyboard('{F8}{Enter}');
    await expect(undo).toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
export const LongWords: Story = {
  args: {
    ...Tones.args,
    children: <LongOne />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zeigen' }));
    await expect(canvas.getByRole('listitem')).toBeInTheDocument();
  },
};

function InSheet() {
  const { show } = useToasts();
  return (
    <FilterPanel id="sheet" title="Filter" closeLabel="Filter schließen" doneLabel="Fertig">
      <Button onClick={() => show({ tone: 'danger', message: 'Das hat nicht geklappt.' })}>
        Zeigen
      </Button>
    </FilterPanel>
  );
}
/** A sheet of a phone lies over everything; toasts lie above it. */
export const AboveSheet: Story = {
  args: {
    ...Tones.args,
    children: (
      <>
        <FilterPanelOpener panel="sheet" label="Filter" />
        <InSheet />
      </>
    ),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const sheet = canvas.getByText('Zeigen').closest('[popover]') as HTMLElement;
    // On a wide screen it is no sheet, but can be opened all the same.
    sheet.showPopover();
    await waitFor(() => expect(sheet).toHaveAttribute('aria-modal', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Zeigen' }));
    const toast = await canvas.findByRole('listitem');
    const { x, y, width, height } = toast.getBoundingClientRect();
    // Below the sheet's name, above its buttons.
    await expect(y).toBeGreaterThan(100);
    await expect(y).toBeLessThan(innerHeight / 2);
    await expect(toast).toContainElement(
      document.elementFromPoint(x + width / 2, y + height / 2) as HTMLElement,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Mitteilung schließen' }));
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
    await expect(sheet.matches(':popover-open')).toBe(true);
    sheet.hidePopover();
    const region = canvas.getByRole('region', { name: 'Mitteilungen' });
    await waitFor(() => expect(region).not.toHaveAttribute('popover'));
    await expect(region).not.toHaveAttribute('style');
  },
};

const message = 'Die Liste wurde gespeichert und steht jetzt auch den anderen zur Verfügung.';
function InOverlay({ overlay: Overlay }: { overlay: typeof Modal }) {
  const { show } = useToasts();
  return (
    <Overlay
      defaultOpen
      title="Liste teilen"
      closeLabel="Schließen"
      footer={<Button onClick={() => show({ tone: 'success', message })}>Zeigen</Button>}
    >
      {places(30).map((place) => (
        <Text key={place}>Absatz {place}</Text>
      ))}
    </Overlay>
  );
}
/** Whether a toast lies over any part of it. */
const isCovered = (element: Element) => {
  const toast = screen.getByRole('listitem').getBoundingClientRect();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return toast.left < right && toast.right > left && toast.top < bottom && toast.bottom > top;
};
/** However high a dialog is, its name and the button that closes it stay free. */
export const BesideModal: Story = {
  args: { ...Tones.args, children: <InOverlay overlay={Modal} /> },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Zeigen' }));
    await screen.findByRole('listitem');
    const dialog = within(screen.getByRole('dialog'));
    await expect(isCovered(dialog.getByRole('heading'))).toBe(false);
    await expect(isCovered(dialog.getByRole('button', { name: 'Schließen' }))).toBe(false);
  },
};
/** A sheet fills the height, on a phone the width as well, and has its buttons at the end. */
export const OverFlyout: Story = {
  args: {
    ...Tones.args,
    children: <InOverlay overlay={(props) => <Flyout {...props} side="start" />} />,
  },
  play: async (context) => {
    await BesideModal.play?.(context);
    await expect(isCovered(screen.getByRole('button', { name: 'Zeigen' }))).toBe(false);
  },
};
