import { colorModes, type ThemeName, themeAttributes, themeNames } from '@kreide/design-system';
import type { Preview } from '@storybook/react-vite';

const toolbar = (name: string, icon: string, items: readonly string[]) => ({
  name,
  toolbar: { icon, items: [...items], dynamicTitle: true },
});

/** Widths at which the shop is judged. */
const widths = { phone: 360, tablet: 768, laptop: 1280, desktop: 1920 };

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', themeNames),
    mode: toolbar('Mode', 'mirror', colorModes),
    locale: toolbar('Language', 'globe', ['de', 'en']),
  },
  // The environment chooses what a run of all stories looks at; in Storybook the toolbars do.
  initialGlobals: {
    theme: import.meta.env.STORYBOOK_THEME ?? 'consumer',
    mode: import.meta.env.STORYBOOK_MODE ?? 'paper',
    locale: 'de',
  },
  parameters: {
    layout: 'padded',
    // Any finding of axe fails the story's test.
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement;
      const attributes = themeAttributes(globals.theme as ThemeName, globals.mode);
      for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
      root.lang = globals.locale;
      return <Story />;
    },
  ],
};

export default preview;
