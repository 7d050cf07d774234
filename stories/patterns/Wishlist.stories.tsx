import {
  Availability,
  Button,
  EmptyState,
  Heading,
  IconButton,
  IconCart,
  IconTrash,
  LineItem,
  Stack,
  ToastProvider,
  useToasts,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen } from 'storybook/test';
import { type Drawing, euro, Goods } from '../design-system/goods.tsx';
import { inLanguage, type Texts } from './texts.ts';

const texts = {
  de: {
    title: 'Merkliste',
    names: ['Heft DIN A4, Lineatur 21', 'Naturwissenschaftslehrmittelsammlung'],
    number: 'Bestellnummer',
    available: 'Auf Lager',
    later: 'Lieferbar in 5 bis 7 Werktagen',
    add: 'In den Warenkorb',
    remove: (name: string) => `${name} von der Merkliste nehmen`,
    removed: (name: string) => `${name} ist nicht mehr auf der Merkliste.`,
    undo: 'Rückgängig',
    empty: 'Noch nichts gemerkt',
    emptyHint: 'Das Herz auf einem Artikel merkt ihn hier vor.',
    messages: 'Mitteilungen',
    close: 'Schließen',
  },
  en: {
    title: 'List',
    names: ['Exercise book A4, ruling 21', 'Science teaching materials'],
    number: 'Item no.',
    available: 'In stock',
    later: 'Available in 5 to 7 working days',
    add: 'Add to cart',
    remove: (name: string) => `Take ${name} off the list`,
    removed: (name: string) => `${name} is off the list.`,
    undo: 'Undo',
    empty: 'Nothing here yet',
    emptyHint: 'Tap the heart on an item to keep it here.',
    messages: 'Messages',
    close: 'Close',
  },
} satisfies Texts;
type Words = (typeof texts)['de'];

const goods: readonly { drawing: Drawing; hue: string; cents: number }[] = [
  { drawing: 'book', hue: '#2b6fd3', cents: 79 },
  { drawing: 'folder', hue: '#3d9a4a', cents: 134900 },
];

function Wishlist({ t }: { t: Words }) {
  const toasts = useToasts();
  const [kept, setKept] = useState<readonly number[]>(goods.map((_, index) => index));
  const remove = (index: number) => {
    setKept(kept.filter((other) => other !== index));
    toasts.show({
      tone: 'info',
      message: t.removed(t.names[index] ?? ''),
      action: { label: t.undo, onAction: () => setKept(kept) },
      duration: Number.POSITIVE_INFINITY,
    });
  };
  return (
    <Stack>
      <Heading level={1}>{t.title}</Heading>
      {kept.length === 0 ? (
        <EmptyState drawing="list" title={t.empty}>
          {t.emptyHint}
        </EmptyState>
      ) : (
        <ul>
          {kept.map((index) => {
            const { drawing = 'book', hue = '', cents = 0 } = goods[index] ?? {};
            const name = t.names[index] ?? '';
            return (
              <LineItem
                key={name}
                name={name}
                href={`#prod-${index}`}
                picture={<Goods name={drawing} hue={hue} />}
                facts={[{ label: t.number, value: `47 11 0${index}` }]}
                availability={
                  <Availability state={index === 0 ? 'available' : 'later'}>
                    {index === 0 ? t.available : t.later}
                  </Availability>
                }
                quantity={
                  <Button tone="secondary" size="s" icon={<IconCart size="s" />}>
                    {t.add}
                  </Button>
                }
                remove={
                  <IconButton label={t.remove(name)} onClick={() => remove(index)}>
                    <IconTrash />
                  </IconButton>
                }
                total={euro(cents / 100)
                  .map(({ value }) => value)
                  .join('')}
              />
            );
          })}
        </ul>
      )}
    </Stack>
  );
}

const meta = {
  render: (_args, { globals }) => {
    const t = inLanguage(texts, globals.locale);
    return (
      <ToastProvider label={t.messages} closeLabel={t.close}>
        <Wishlist t={t} />
      </ToastProvider>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};

/** What was taken off comes back with one press. */
export const Undone: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = inLanguage(texts, globals.locale);
    const [first = ''] = t.names;
    await userEvent.click(canvas.getByRole('button', { name: t.remove(first) }));
    await expect(canvas.queryByRole('link', { name: first })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: t.undo }));
    await expect(canvas.getByRole('link', { name: first })).toBeVisible();
  },
};

export const Emptied: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = inLanguage(texts, globals.locale);
    for (const name of t.names) {
      await userEvent.click(canvas.getByRole('button', { name: t.remove(name) }));
    }
    await expect(canvas.getByText(t.empty)).toBeVisible();
  },
};
