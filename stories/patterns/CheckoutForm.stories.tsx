import {
  Button,
  Checkbox,
  Columns,
  EmailField,
  ErrorSummary,
  FieldRow,
  Fieldset,
  IconArrowRight,
  OrderSummary,
  RadioGroup,
  Select,
  Stack,
  Steps,
  TextField,
} from '@kreide/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect } from 'storybook/test';
import { euro } from '../design-system/goods.tsx';
import { inLanguage, type Texts } from './texts.ts';

const texts = {
  de: {
    steps: 'Schritte zur Bestellung',
    stepNames: ['Anmelden', 'Adresse', 'Zahlung', 'Prüfen'],
    done: 'erledigt',
    problems: 'Bitte prüfen Sie Ihre Eingaben',
    contact: 'Kontakt',
    email: 'E-Mail-Adresse',
    emailHint: 'Dorthin geht die Bestellbestätigung.',
    suggestions: 'Vorschläge für die Adresse',
    correction: (address: string) => `Meinten Sie ${address}?`,
    address: 'Lieferadresse',
    school: 'Schule oder Firma',
    optional: 'freiwillig',
    firstName: 'Vorname',
    lastName: 'Nachname',
    street: 'Straße',
    number: 'Nr.',
    zip: 'PLZ',
    town: 'Ort',
    country: 'Land',
    countries: ['Deutschland', 'Österreich', 'Schweiz'],
    invoice: 'Rechnung an eine andere Adresse',
    shipping: 'Versandart',
    parcel: 'Paket',
    parcelHint: 'Lieferung in 1 bis 2 Werktagen',
    freight: 'Spedition bis zur Bordsteinkante',
    freightHint: 'mit telefonischer Terminvereinbarung',
    missing: (label: string) => `${label}: bitte ausfüllen.`,
    fiveDigits: 'Die Postleitzahl hat fünf Ziffern.',
    summary: 'Zusammenfassung',
    goods: 'Zwischensumme (3 Artikel)',
    total: 'Gesamtsumme',
    tax: 'inkl. MwSt.',
    next: 'Weiter zur Zahlung',
    sent: 'Weiter geht es mit der Zahlung.',
  },
  en: {
    steps: 'Steps of the order',
    stepNames: ['Log in', 'Address', 'Payment', 'Review'],
    done: 'done',
    problems: 'Please check your entries',
    contact: 'Contact',
    email: 'Email address',
    emailHint: 'The confirmation goes there.',
    suggestions: 'Suggestions for the address',
    correction: (address: string) => `Did you mean ${address}?`,
    address: 'Delivery address',
    school: 'School or company',
    optional: 'optional',
    firstName: 'First name',
    lastName: 'Last name',
    street: 'Street',
    number: 'No.',
    zip: 'Postcode',
    town: 'Town',
    country: 'Country',
    countries: ['Germany', 'Austria', 'Switzerland'],
    invoice: 'Invoice to another address',
    shipping: 'Delivery',
    parcel: 'Parcel',
    parcelHint: 'arrives in 1 to 2 working days',
    freight: 'Freight to the kerb',
    freightHint: 'they call you for a date',
    missing: (label: string) => `${label}: please fill in.`,
    fiveDigits: 'A postcode has five digits.',
    summary: 'Summary',
    goods: 'Goods (3 items)',
    total: 'Total',
    tax: 'incl. VAT',
    next: 'Continue to payment',
    sent: 'Payment comes next.',
  },
} satisfies Texts;

/** Fields in the order in which they are checked, as they stand on the page. */
const required = ['email', 'firstName', 'lastName', 'street', 'zip', 'town'] as const;
type Field = (typeof required)[number];

function CheckoutForm({ t }: { t: (typeof texts)['de'] }) {
  const [problems, setProblems] = useState<readonly { field: Field; message: string }[]>([]);
  const [isSent, setSent] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const found = required.flatMap((field) => {
      const value = String(values.get(field) ?? '').trim();
      if (value === '') return [{ field, message: t.missing(t[field]) }];
      if (field === 'zip' && !/^\d{5}$/.test(value)) return [{ field, message: t.fiveDigits }];
      return [];
    });
    setProblems(found);
    setSent(found.length === 0);
  };
  const field = (name: Field) => ({
    id: name,
    name,
    label: t[name],
    error: problems.find((problem) => problem.field === name)?.message,
  });
  const [parcel, freight] = [euro(4.95), euro(29)].map((parts) =>
    parts.map(({ value }) => value).join(''),
  );
  return (
    <Stack gap="l">
      <Steps
        label={t.steps}
        doneLabel={t.done}
        steps={t.stepNames.map((label, index) => ({
          label,
          state: index === 0 ? 'done' : index === 1 ? 'current' : 'upcoming',
          href: index === 0 ? '#sign-in' : undefined,
        }))}
      />
      <form onSubmit={submit} noValidate>
        <Columns template="aside">
          <Stack gap="l">
            {problems.length > 0 && <ErrorSummary title={t.problems} problems={problems} />}
            <Fieldset legend={t.contact} legendSize="l">
              <EmailField
                {...field('email')}
                hint={t.emailHint}
                autoComplete="email"
                domains={['gmx.de', 'web.de', 'gmail.com']}
                labels={{ suggestions: t.suggestions, correction: t.correction }}
              />
            </Fieldset>
            <Fieldset legend={t.address} legendSize="l">
              <TextField label={t.school} optionalLabel={t.optional} autoComplete="organization" />
              <FieldRow weights={[1, 1]}>
                <TextField {...field('firstName')} autoComplete="given-name" />
                <TextField {...field('lastName')} autoComplete="family-name" />
              </FieldRow>
              <FieldRow weights={[3, 1]}>
                <TextField {...field('street')} autoComplete="address-line1" />
                <TextField label={t.number} />
              </FieldRow>
              <FieldRow weights={[1, 3]}>
                <TextField {...field('zip')} inputMode="numeric" autoComplete="postal-code" />
                <TextField {...field('town')} autoComplete="address-level2" />
              </FieldRow>
              <Select
                label={t.country}
                options={t.countries.map((label) => ({ value: label, label }))}
              />
              <Checkbox label={t.invoice} />
            </Fieldset>
            <RadioGroup
              name="shipping"
              legend={t.shipping}
              legendSize="l"
              kind="cards"
              defaultValue="parcel"
              options={[
                { value: 'parcel', label: t.parcel, hint: t.parcelHint, end: parcel },
                { value: 'freight', label: t.freight, hint: t.freightHint, end: freight },
              ]}
            />
          </Stack>
          <OrderSummary
            title={t.summary}
            rows={[
              { label: t.goods, amount: '48,20 €' },
              { label: t.parcel, amount: parcel },
            ]}
            total={{ label: t.total, amount: '53,15 €', hint: t.tax }}
          >
            <Stack gap="s">
              <Button type="submit" fullWidth iconEnd={<IconArrowRight size="s" />}>
                {t.next}
              </Button>
              <div role="status">{isSent && t.sent}</div>
            </Stack>
          </OrderSummary>
        </Columns>
      </form>
    </Stack>
  );
}

const meta = {
  render: (_args, { globals }) => <CheckoutForm t={inLanguage(texts, globals.locale)} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = inLanguage(texts, globals.locale);
    const type = async (label: string, text: string) => {
      await userEvent.click(canvas.getByLabelText(label));
      await userEvent.paste(text);
    };
    await type(t.email, 'anna.mueller@schule.example');
    await type(t.firstName, 'Anna');
    await type(t.lastName, 'Müller-Lüdenscheidt');
    await type(t.street, 'Am Wall');
    await type(t.zip, '28195');
    await type(t.town, 'Bremen');
    await userEvent.click(canvas.getByRole('button', { name: t.next }));
    await expect(canvas.getByText(t.sent)).toBeVisible();
  },
};

/** Rules run in the order of the fields, and the first invalid one has the focus. */
export const WithProblems: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const t = inLanguage(texts, globals.locale);
    await userEvent.type(canvas.getByLabelText(t.zip), '281');
    await userEvent.click(canvas.getByRole('button', { name: t.next }));
    await expect(canvas.getByLabelText(t.email)).toHaveFocus();
    await expect(canvas.getAllByText(t.fiveDigits)).toHaveLength(2);
    await userEvent.click(canvas.getByRole('link', { name: t.fiveDigits }));
    await expect(canvas.getByLabelText(t.zip)).toHaveFocus();
  },
};
