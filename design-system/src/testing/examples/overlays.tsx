import type { ReactElement } from 'react';
import {
  Button,
  ConsentBanner,
  ConsentDialog,
  FeatureTooltip,
  Infobar,
  Menu,
  MenuCheckboxItem,
  MenuItem,
  MenuLink,
  MenuRadioGroup,
  MenuSeparator,
  PageError,
  Progress,
  Tabs,
  ThemeArea,
  Tooltip,
} from '../../index.ts';

const trigger = <Button>Öffnen</Button>;

/** Overlays, page-wide messages and tooltips. */
export const overlays: Record<string, ReactElement> = {
  ThemeArea: <ThemeArea theme="business">Für Schulen</ThemeArea>,
  ConsentBanner: (
    <ConsentBanner
      label="Cookies"
      labels={{ acceptAll: 'alle', refuseAll: 'keine', settings: 'wählen' }}
      onAccept={() => {}}
      onRefuse={() => {}}
      onSettings={() => {}}
    >
      Dürfen wir?
    </ConsentBanner>
  ),
  ConsentDialog: (
    <main>
      Steht auch ohne Antwort da.
      <ConsentDialog
        open
        onOpenChange={() => {}}
        title="Cookies"
        closeLabel="Schließen"
        labels={{ acceptAll: 'alle', refuseAll: 'keine', save: 'speichern' }}
        categories={[{ id: 'needed', label: 'Notwendig', description: 'Korb', required: true }]}
        onValueChange={() => {}}
      >
        Dürfen wir?
      </ConsentDialog>
    </main>
  ),
  FeatureTooltip: (
    <FeatureTooltip id="example" content="Neu" closeLabel="Schließen">
      {trigger}
    </FeatureTooltip>
  ),
  Infobar: (
    <Infobar id="example" label="Hinweis" closeLabel="Schließen">
      Wir liefern wieder.
    </Infobar>
  ),
  Menu: <Menu trigger={trigger}>Liste</Menu>,
  MenuCheckboxItem: (
    <Menu trigger={trigger}>
      <MenuCheckboxItem checked onCheckedChange={() => {}}>
        Preise
      </MenuCheckboxItem>
    </Menu>
  ),
  MenuItem: (
    <Menu trigger={trigger}>
      <MenuItem onSelect={() => {}}>Umbenennen</MenuItem>
    </Menu>
  ),
  MenuLink: (
    <Menu trigger={trigger}>
      <MenuLink href="/">Drucken</MenuLink>
    </Menu>
  ),
  MenuRadioGroup: (
    <Menu trigger={trigger}>
      <MenuRadioGroup
        label="Reihenfolge"
        value="name"
        onValueChange={() => {}}
        options={[{ value: 'name', label: 'nach Namen' }]}
      />
    </Menu>
  ),
  MenuSeparator: (
    <Menu trigger={trigger}>
      <MenuSeparator />
    </Menu>
  ),
  PageError: <PageError title="Fehler" reference="Nr. 1" details="Error" />,
  Progress: <Progress label="Datei" value={30} valueText="30 von 100" />,
  Tabs: (
    <Tabs
      label="Zum Artikel"
      tabs={[
        { id: 'a', label: 'Beschreibung', content: 'Text' },
        { id: 'b', label: 'Bewertungen', count: 2, content: 'Sterne' },
      ]}
    />
  ),
  Tooltip: <Tooltip content="Ohne Umsatzsteuer">{trigger}</Tooltip>,
};
