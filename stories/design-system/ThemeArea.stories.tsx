import {
  Button,
  Columns,
  colorModes,
  defineTheme,
  Heading,
  Menu,
  MenuItem,
  Modal,
  Stack,
  Text,
  TextField,
  ThemeArea,
  themeNames,
  themes,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { Usage } from '../.storybook/usage.ts';

const meta = {
  component: ThemeArea,
  // The type is open to names of one's own.
  argTypes: { theme: { options: themeNames } },
  parameters: {
    usage: {
      use: [
        'A part of a page in another theme or mode, such as a preview for schools.',
        'What opens inside has its look as well: dialogs, menus, tooltips.',
      ],
      avoid: [
        'For the whole page: `themeAttributes` go on `<html>`.',
        'For a coloured block: `Panel`.',
        'As the root of a shadow tree without `styles.css` in that tree.',
      ],
    } satisfies Usage,
  },
} satisfies Meta<typeof ThemeArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const Content = ({ children }: { children: ReactNode }) => (
  <div style={{ padding: 24 }}>
    <Stack>
      <Heading level={2} size="h4">
        {children}
      </Heading>
      <Text>Kariertes und liniertes Papier sind unser einziger Schmuck.</Text>
      <TextField label="Ort" />
      <Modal title="Frage" closeLabel="Schließen" trigger={<Button>Fragen</Button>}>
        Ja?
      </Modal>
    </Stack>
  </div>
);

export const Playground: Story = {
  args: { theme: 'business', mode: 'paper', children: <Content>Für Schulen</Content> },
};
/** Each stands on its own ground, whatever surrounds it. */
export const Nested: Story = {
  args: { theme: 'business' },
  render: () => (
    <Columns template="thirds">
      {colorModes.map((mode) => (
        <ThemeArea key={mode} theme="business" mode={mode}>
          <Content>Für Schulen</Content>
        </ThemeArea>
      ))}
      <ThemeArea theme="contrast" mode="chalkboard">
        <Content>Mehr Kontrast</Content>
      </ThemeArea>
    </Columns>
  ),
};

const violet = { action: '#6b2a86', actionHover: '#511f67', link: '#6b2a86', focus: '#6b2a86' };

/** A theme of one's own is a sheet of its tokens. */
export const OfOnesOwn: Story = {
  args: { theme: 'acme' },
  render: () => (
    <>
      <style>
        {defineTheme('acme', {
          ...themes.consumer,
          color: {
            ...themes.consumer.color,
            paper: { ...themes.consumer.color.paper, ...violet },
          },
          radius: { badge: '0px', control: '0px', card: '0px', pill: '0px' },
        })}
      </style>
      <ThemeArea theme="acme" mode="paper">
        <Content>Nach eigener Art</Content>
      </ThemeArea>
    </>
  ),
};

/** What opens has the look of the part that it belongs to. */
export const Opened: Story = {
  args: { theme: 'contrast' },
  render: () => (
    <ThemeArea theme="contrast" mode="chalkboard" aria-label="Bereich" role="group">
      <div style={{ padding: 24, minHeight: 160 }}>
        <Menu trigger={<Button>Mehr</Button>}>
          <MenuItem onSelect={() => {}}>Umbenennen</MenuItem>
          <MenuItem onSelect={() => {}}>Löschen</MenuItem>
        </Menu>
      </div>
    </ThemeArea>
  ),
  play: async () => {
    const area = within(screen.getByRole('group', { name: 'Bereich' }));
    await userEvent.click(area.getByRole('button', { name: 'Mehr' }));
    const menu = await area.findByRole('menu');
    await expect(getComputedStyle(menu).colorScheme).toBe('dark');
  },
};
