import { Prose, Tabs } from '@kreide/design-system';

interface TextTabsProps {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly { readonly headline: string; readonly html: string }[];
}

/** CMS-08: texts of which one is shown at a time. */
export default function TextTabs({ label, tabs }: TextTabsProps) {
  return (
    <Tabs
      label={label}
      tabs={tabs.map(({ headline, html }, index) => ({
        id: String(index),
        label: headline,
        content: <Prose html={html} />,
      }))}
    />
  );
}
