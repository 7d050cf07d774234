import type { ReactElement } from 'react';
import {
  Alert,
  Button,
  ButtonLink,
  Checkbox,
  Combobox,
  DateField,
  EmailField,
  ErrorSummary,
  FieldRow,
  Fieldset,
  FileUpload,
  Flyout,
  IconButton,
  IconButtonLink,
  IconCart,
  Modal,
  PasswordField,
  Popover,
  QuantityField,
  RadioGroup,
  RangeField,
  RatingField,
  Select,
  SortSelect,
  Switch,
  TextArea,
  TextField,
  ToastProvider,
} from '../../index.ts';

const quantityLabels = {
  field: 'Menge',
  decrease: 'weniger',
  increase: 'mehr',
  max: (max: number) => `höchstens ${max}`,
  min: (min: number) => `mindestens ${min}`,
};

/** What is filled in, pressed or answered. */
export const forms: Record<string, ReactElement> = {
  Alert: <Alert tone="info" title="Hinweis" live />,
  Button: (
    <Button loading icon={<IconCart />}>
      Kaufen
    </Button>
  ),
  ButtonLink: <ButtonLink href="/cart">Zur Kasse</ButtonLink>,
  Checkbox: <Checkbox label="Ja" hint="freiwillig" error="fehlt" />,
  DateField: <DateField label="Wunschtermin" min="2026-12-01" hint="freiwillig" error="fehlt" />,
  Combobox: (
    <Combobox
      label="Land"
      name="country"
      options={[{ value: 'AT', label: 'Österreich' }]}
      defaultValue="AT"
      labels={{ list: 'Länder', toggle: 'zeigen', empty: 'nichts', count: String }}
    />
  ),
  EmailField: (
    <EmailField
      label="E-Mail"
      domains={['gmail.com']}
      defaultValue="anna@gmial.com"
      labels={{ suggestions: 'Vorschläge', correction: (address) => `${address}?` }}
    />
  ),
  ErrorSummary: <ErrorSummary title="Prüfen" problems={[{ field: 'mail', message: 'fehlt' }]} />,
  FieldRow: <FieldRow weights={[3, 1]}>Felder</FieldRow>,
  Fieldset: <Fieldset legend="Adresse" hint="freiwillig" error="fehlt" />,
  FileUpload: (
    <FileUpload
      label="Nachweis"
      name="certificate"
      hint="PDF"
      error="fehlt"
      limits={{ count: 2, types: ['.pdf'] }}
      labels={{
        choose: 'wählen',
        drop: 'ziehen',
        remove: (name) => `${name} entfernen`,
        size: String,
        refused: (name) => name,
        count: String,
      }}
    />
  ),
  Flyout: <Flyout title="Warenkorb" closeLabel="Schließen" trigger={<Button>Öffnen</Button>} />,
  IconButton: (
    <IconButton label="Menü">
      <IconCart />
    </IconButton>
  ),
  IconButtonLink: (
    <IconButtonLink label="Liste" href="/list">
      <IconCart />
    </IconButtonLink>
  ),
  Modal: <Modal title="Frage" closeLabel="Schließen" trigger={<Button>Öffnen</Button>} />,
  PasswordField: (
    <PasswordField
      label="Passwort"
      showLabel="zeigen"
      hideLabel="verbergen"
      defaultValue="Kreide"
      strength={{
        label: 'Stärke',
        words: { weak: 'schwach', fair: 'mäßig', good: 'gut', strong: 'sehr gut' },
      }}
    />
  ),
  Popover: (
    <Popover label="Info" trigger={<Button>Info</Button>}>
      Text
    </Popover>
  ),
  QuantityField: <QuantityField value={1} labels={quantityLabels} />,
  RadioGroup: (
    <RadioGroup
      name="shipper"
      legend="Versand"
      kind="cards"
      defaultValue="dhl"
      options={[
        { value: 'dhl', label: 'DHL', content: 'Feld' },
        { value: 'gls', label: 'GLS', disabled: true },
      ]}
    />
  ),
  RangeField: (
    <RangeField
      legend="Preis"
      fromLabel="von"
      toLabel="bis"
      submitLabel="OK"
      names={{ from: 'a', to: 'b' }}
      span={{ min: 0, max: 100 }}
      params={[['sort', 'si']]}
    />
  ),
  RatingField: (
    <RatingField
      name="rating"
      legend="Bewertung"
      ratingLabel={(rating) => `${rating} Sterne`}
      defaultValue={4}
      error="fehlt"
    />
  ),
  Select: (
    <Select
      label="Land"
      options={[{ value: 'DE', label: 'Deutschland' }]}
      placeholder="Bitte wählen"
    />
  ),
  SortSelect: (
    <SortSelect
      label="Sortierung"
      value="si"
      options={[{ value: 'si', label: 'Empfohlen' }]}
      params={[['q', 'heft']]}
      submitLabel="Anwenden"
    />
  ),
  Switch: <Switch label="Newsletter" hint="jederzeit" error="fehlt" />,
  TextArea: <TextArea label="Nachricht" />,
  TextField: (
    <TextField label="Ort" suffix="km" hint="Hilfe" error="fehlt" optionalLabel="freiwillig" />
  ),
  ToastProvider: (
    <ToastProvider label="Mitteilungen" closeLabel="Schließen">
      Seite
    </ToastProvider>
  ),
};
