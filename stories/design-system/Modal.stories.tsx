import {
  Button,
  Flyout,
  Inline,
  Menu,
  MenuItem,
  Modal,
  modalSizes,
  Popover,
  Text,
  ToastProvider,
  Tooltip,
  useToasts,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { framed } from '../.storybook/framed.ts';
import type { Usage } from '../.storybook/usage.ts';
import { places } from './goods.tsx';

const meta = {
  component: Modal,
  parameters: {
    usage: {
      use: [
        'One question or one content that must come before the page goes on.',
        'Ask in `title` and name the answers after what they do: "Remove", not "Yes".',
        'Take `danger` for the answer that destroys.',
      ],
      avoid: [
        'For what can be undone: do it, and offer that in a `Toast`.',
        'For a view beside the page: `Flyout`. For a few words about a control: `Popover`.',
        'On arrival at a page: nobody has asked for anything yet.',
      ],
      keys: [
        ['Enter, Space', 'on the trigger open it; the focus goes inside'],
        ['Tab, Shift + Tab', 'go round inside'],
        ['Arrow up, Arrow down', 'scroll the content when it has the focus'],
        ['Escape', 'closes it, or first what is open above it, and gives the focus back'],
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

const args = {
  title: 'Artikel entfernen?',
  closeLabel: 'Schließen',
  trigger: <Button>Öffnen</Button>,
  children: <Text>Das Heft wird aus dem Warenkorb genommen.</Text>,
  footer: (
    <Inline justify="end">
      <Button tone="outline">Abbrechen</Button>
      <Button tone="danger">Entfernen</Button>
    </Inline>
  ),
};
export const Playground: Story = { args };
export const Open: Story = { parameters: framed(420), args: { ...args, defaultOpen: true } };
export const Long: Story = {
  parameters: framed(480),
  args: {
    ...args,
    size: 's',
    defaultOpen: true,
    title: 'Widerrufsbelehrung für Verbraucherinnen und Verbraucher',
    children: places(20).map((place) => (
      <Text key={place}>
        Absatz {place}: Sie haben das Recht, binnen vierzehn Tagen zu widerrufen.
      </Text>
    )),
  },
};
export const Sizes: Story = {
  args: { ...args, trigger: undefined },
  render: (props) => (
    <Inline>
      {modalSizes.map((size) => (
        <Modal key={size} {...props} size={size} trigger={<Button>{size}</Button>} />
      ))}
    </Inline>
  ),
};
/** What is said after the title keeps its distance from what follows. */
export const Described: Story = {
  parameters: framed(420),
  args: {
    ...args,
    title: 'Listenoptionen',
    description: 'Schulanfang 3b',
    defaultOpen: true,
    footer: undefined,
    children: <Button fullWidth>Umbenennen</Button>,
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const { bottom } = dialog.getByText('Schulanfang 3b').getBoundingClientRect();
    const { top } = dialog.getByRole('button', { name: 'Umbenennen' }).getBoundingClientRect();
    await expect(top - bottom).toBeGreaterThanOrEqual(16);
  },
};
/** Escape closes and gives the focus back to what opened it. */
export const Keyboard: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Öffnen' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Artikel entfernen?' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

const isUncovered = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && element.contains(hit);
};

/** The focus goes round inside, forwards and backwards; the page behind is out of reach. */
export const FocusTrap: Story = {
  tags: ['!autodocs'],
  args: { ...args, defaultOpen: true },
  render: (props) => (
    <Inline>
      <Button>davor</Button>
      <Modal {...props} />
      <Button>danach</Button>
    </Inline>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const seen = new Set<Element | null>();
    for (let presses = 0; presses < 5; presses++) {
      await userEvent.tab({ shift: presses === 4 });
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      seen.add(document.activeElement);
    }
    await expect(seen.size).toBeGreaterThanOrEqual(3);
    // Neither is the page read out.
    await expect(screen.queryByRole('button', { name: 'davor' })).toBeNull();
  },
};
/** A click beside it closes it and does nothing else. */
export const OutsideClick: Story = {
  args,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Öffnen' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await expect(getComputedStyle(opener).pointerEvents).toBe('none');
    await userEvent.click(dialog.previousElementSibling as Element);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** While it is open the page does not scroll, and nothing on it moves. */
export const ScrollLock: Story = {
  tags: ['!autodocs'],
  args,
  // A padding that Storybook gives the page may come after the play function began to measure.
  parameters: { layout: 'fullscreen' },
  render: (props) => (
    <>
      <Modal {...props} />
      <div data-testid="page" style={{ height: '300vh', borderInline: '4px solid' }} />
    </>
  ),
  beforeEach: () => {
    // A scrollbar that takes room; headless browsers have none.
    const width = Object.getOwnPropertyDescriptor(window, 'innerWidth') ?? {};
    Object.defineProperty(window, 'innerWidth', {
      configurable: true,
      value: document.documentElement.clientWidth + 15,
    });
    return () => Object.defineProperty(window, 'innerWidth', width);
  },
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByTestId('page');
    const extent = () => {
      const { left, right } = page.getBoundingClientRect();
      return [left, right];
    };
    const before = extent();
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));
    await screen.findByRole('dialog');
    // The page is locked in an effect, a moment after the dialog stands.
    await waitFor(() => expect(getComputedStyle(document.body).overflowY).toBe('hidden'));
    await expect(extent()).toEqual(before);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(getComputedStyle(document.body).overflowY).toBe('visible'));
    await expect(extent()).toEqual(before);
  },
};
/** One over the other: each lies on top and usable, and Escape closes the upper one only. */
export const Stacked: Story = {
  args: {
    ...args,
    footer: undefined,
    children: (
      <Inline>
        <Flyout title="Versand" closeLabel="Versand schließen" trigger={<Button>Versand</Button>}>
          <Text>In zwei Tagen.</Text>
        </Flyout>
        <Popover label="Energie" trigger={<Button>Energie</Button>}>
          Klasse B
        </Popover>
        <Menu trigger={<Button>Liste</Button>}>
          <MenuItem onSelect={() => {}}>Umbenennen</MenuItem>
        </Menu>
        <Tooltip content="Ohne Umsatzsteuer">
          <Button>Netto</Button>
        </Tooltip>
      </Inline>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Öffnen' });
    await userEvent.click(opener);
    const lower = await screen.findByRole('dialog', { name: 'Artikel entfernen?' });
    const upper = [
      ['Versand', () => screen.findByRole('dialog', { name: 'Versand' })],
      ['Energie', () => screen.findByRole('dialog', { name: 'Energie' })],
      ['Liste', () => screen.findByRole('menu')],
    ] as const;
    for (const [name, find] of upper) {
      const inner = within(lower).getByRole('button', { name });
      await userEvent.click(inner);
      const opened = await find();
      await waitFor(() => expect(isUncovered(opened)).toBe(true));
      await expect(opened).toContainElement(document.activeElement as HTMLElement);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(inner).toHaveFocus());
      await expect(opened).not.toBeInTheDocument();
      await expect(lower).toBeInTheDocument();
    }
    await userEvent.tab();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(isUncovered(tooltip.parentElement as Element)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
    await expect(lower).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(lower).not.toBeInTheDocument();
  },
};

const undo = fn();
function Undoable() {
  const { show } = useToasts();
  return (
    <Button
      onClick={() =>
        show({
          tone: 'success',
          message: 'Entfernt',
          action: { label: 'Rückgängig', onAction: undo },
        })
      }
    >
      Entfernen
    </Button>
  );
}
/** A message that comes meanwhile lies above it, is read out, and can be answered without closing it. */
export const WithToast: Story = {
  tags: ['!autodocs'],
  args: { ...args, defaultOpen: true, footer: <Undoable /> },
  decorators: [
    (Story) => (
      <ToastProvider label="Mitteilungen" closeLabel="Mitteilung schließen">
        {Story()}
      </ToastProvider>
    ),
  ],
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Entfernen' }));
    const action = await screen.findByRole('button', { name: 'Rückgängig' });
    await waitFor(() => expect(isUncovered(action)).toBe(true));
    await userEvent.click(action);
    await expect(undo).toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeInTheDocument();

    // By keyboard as well; Escape and the last button lead back to where one was in the dialog.
    const opener = screen.getByRole('button', { name: 'Entfernen' });
    await userEvent.click(opener);
    await screen.findByRole('button', { name: 'Rückgängig' });
    await userEvent.keyboard('{F8}');
    await expect(screen.getByRole('button', { name: 'Rückgängig' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Mitteilung schließen' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
  },
};
