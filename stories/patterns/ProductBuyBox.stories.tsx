import {
  Availability,
  Badge,
  BadgeGroup,
  Button,
  Columns,
  DiscountBadge,
  Gallery,
  Heading,
  IconButton,
  IconCart,
  IconHeart,
  Inline,
  Link,
  Price,
  QuantityField,
  Stack,
  StarRating,
  Text,
  ToastProvider,
  useToasts,
  VariantPicker,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { drawing, euro } from '../design-system/goods.tsx';
import { inLanguage, type Texts } from './texts.ts';

const texts = {
  de: {
    name: 'Bastelschere mit Kunststoffgriff, 13 cm',
    summary: 'Rund an der Spitze, scharf an der Klinge: für Kinder ab vier Jahren.',
    rating: '4,4 von 5 Sternen',
    reviews: '128 Bewertungen',
    popular: 'Beliebt',
    price: 'Preis',
    lowest: 'Niedrigster Preis der letzten 30 Tage',
    tax: 'inkl. MwSt., zzgl.',
    shipping: 'Versandkosten',
    colour: 'Farbe',
    colours: { red: 'Rot', blue: 'Blau', yellow: 'Gelb' },
    choose: 'Bitte wählen Sie eine Farbe.',
    discounted: 'reduziert',
    unavailable: 'nicht verfügbar',
    placeholder: 'Bitte wählen',
    available: 'Auf Lager, in 1 bis 2 Werktagen bei Ihnen',
    quantity: 'Menge',
    less: 'Menge verringern',
    more: 'Menge erhöhen',
    most: (max: number) => `Höchstens ${max} Stück möglich.`,
    least: (min: number) => `Die Mindestbestellmenge ist ${min}.`,
    add: 'In den Warenkorb',
    remember: 'Auf die Merkliste',
    added: (quantity: number, colour: string) => `${quantity} × ${colour} liegt im Warenkorb.`,
    messages: 'Mitteilungen',
    close: 'Schließen',
    pictures: 'Bilder',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    position: (index: number, total: number) => `Bild ${index} von ${total}`,
    zoom: 'Bild vergrößern',
  },
  en: {
    name: 'Craft scissors with plastic handle, 13 cm',
    summary: 'Round at the tip, sharp at the blade: for children from the age of four.',
    rating: '4.4 out of 5 stars',
    reviews: '128 reviews',
    popular: 'Popular',
    price: 'Price',
    lowest: 'Lowest price of the last 30 days',
    tax: 'incl. VAT, plus',
    shipping: 'shipping',
    colour: 'Colour',
    colours: { red: 'Red', blue: 'Blue', yellow: 'Yellow' },
    choose: 'Please choose a colour.',
    discounted: 'reduced',
    unavailable: 'not available',
    placeholder: 'Please choose',
    available: 'In stock, with you in 1 to 2 working days',
    quantity: 'Quantity',
    less: 'Decrease quantity',
    more: 'Increase quantity',
    most: (max: number) => `No more than ${max} are possible.`,
    least: (min: number) => `The smallest order is ${min}.`,
    add: 'Add to cart',
    remember: 'Add to list',
    added: (quantity: number, colour: string) => `${quantity} × ${colour} is in your cart.`,
    messages: 'Messages',
    close: 'Close',
    pictures: 'Pictures',
    previous: 'Previous picture',
    next: 'Next picture',
    position: (index: number, total: number) => `Picture ${index} of ${total}`,
    zoom: 'Enlarge picture',
  },
} satisfies Texts;

const hues = { red: '#d5333c', blue: '#2b6fd3', yellow: '#f0c02c' } as const;
type Colour = keyof typeof hues;

function BuyBox({ t }: { t: (typeof texts)['de'] }) {
  const toasts = useToasts();
  const [colour, setColour] = useState<Colour>();
  const [isMissing, setMissing] = useState(false);
  const [quantity, setQuantity] = useState(1);
  const add = () => {
    setMissing(colour === undefined);
    if (colour) {
      const message = t.added(quantity, t.colours[colour]);
      toasts.show({ tone: 'success', message, duration: Number.POSITIVE_INFINITY });
    }
  };
  return (
    <Columns template="product">
      <Gallery
        images={(['scissors', 'pencil'] as const).map((name, index) => ({
          id: name,
          picture: {
            src: drawing(name, hues[colour ?? 'red']),
            alt: t.position(index + 1, 2),
            width: 480,
            height: 480,
            tint: 'german',
          },
        }))}
        badges={<DiscountBadge percent={27} />}
        labels={{
          gallery: t.pictures,
          previous: t.previous,
          next: t.next,
          position: t.position,
          zoom: t.zoom,
          close: t.close,
        }}
      />
      <Stack gap="l">
        <Stack gap="s">
          <BadgeGroup>
            <Badge tone="popular">{t.popular}</Badge>
          </BadgeGroup>
          <Heading level={1} size="h2">
            {t.name}
          </Heading>
          <StarRating size="m" rating={4.4} label={t.rating} count={t.reviews} />
          <Text measured>{t.summary}</Text>
        </Stack>
        <Price
          size="l"
          label={t.price}
          current={euro(4.99)}
          old={{
            label: t.lowest,
            amount: euro(6.89)
              .map(({ value }) => value)
              .join(''),
          }}
          note={
            <>
              {t.tax} <Link href="#shipping">{t.shipping}</Link>
            </>
          }
        />
        <VariantPicker
          label={t.colour}
          labels={{
            discounted: t.discounted,
            unavailable: t.unavailable,
            placeholder: t.placeholder,
          }}
          error={isMissing ? t.choose : undefined}
          value={colour}
          onValueChange={(value) => {
            setColour(value as Colour);
            setMissing(false);
          }}
          options={(Object.keys(hues) as Colour[]).map((value) => ({
            value,
            label: t.colours[value],
            color: hues[value],
            href: `#${value}`,
          }))}
        />
        <Availability state="available">{t.available}</Availability>
        <Inline gap="s">
          <QuantityField
            value={quantity}
            max={20}
            onValueChange={setQuantity}
            labels={{
              field: t.quantity,
              decrease: t.less,
              increase: t.more,
              max: t.most,
              min: t.least,
            }}
          />
          <Button icon={<IconCart />} onClick={add}>
            {t.add}
          </Button>
          <IconButton label={t.remember} aria-pressed={false}>
            <IconHeart />
          </IconButton>
        </Inline>
      </Stack>
    </Columns>
  );
}

const meta = {
  render: (_args, { globals }) => {
    const t = inLanguage(texts, globals.locale);
    return (
      <ToastProvider label={t.messages} closeLabel={t.close}>
        <BuyBox t={t} />
      </ToastProvider>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const StillToChoose: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = inLanguage(texts, globals.locale);
    await userEvent.click(canvas.getByRole('button', { name: t.add }));
    await expect(canvas.getByText(t.choose)).toBeVisible();
  },
};

export const Chosen: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = inLanguage(texts, globals.locale);
    await userEvent.click(canvas.getByRole('link', { name: t.colours.blue }));
    await userEvent.click(canvas.getByRole('button', { name: t.more }));
    await userEvent.click(canvas.getByRole('button', { name: t.add }));
    const message = t.added(2, t.colours.blue);
    await waitFor(() => expect(screen.getByText(message)).toBeVisible());
  },
};
