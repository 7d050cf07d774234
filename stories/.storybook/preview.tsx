import { colorModes, themeNames } from '@kreide/design-system';
import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import './docs.css';
import { describeProps } from './describeProps.ts';
import { globalsOfPage } from './framed.ts';
import { inEnglish } from './inEnglish.ts';
import { lengthen } from './longWords.ts';
import { type Look, looks, wear } from './looks.ts';
import { keepRewriting } from './rewriting.ts';
import { findLooksMissing } from './states.ts';

// No story waits for what only pages of documentation need.
const DocsPage = lazy(() => import('./DocsPage.tsx'));

const toolbar = (
  name: string,
  icon: string,
  items: readonly (string | { value: string; title: string })[],
) => ({ name, toolbar: { icon, items: [...items], dynamicTitle: true } });

/** Widths at which the shop is judged; the first two are WCAG's (1.4.10) and 1280 at 200 %. */
const widths = { narrow: 320, zoomed: 640, phone: 360, tablet: 768, laptop: 1280, desktop: 1920 };

/**
 * What Chromatic photographs, as `npm run visual` does: every look, on a phone and a laptop; the first one
 * on a phone from right to left, too. Forced colours are no mode of Chromatic's but a parameter of stories,
 * which those of `foundations/States.stories.tsx` have.
 */
const chromaticModes = {
  ...Object.fromEntries(
    looks.flatMap(({ theme, mode }) =>
      (['phone', 'laptop'] as const).map((viewport) => [
        `${theme} ${mode} ${viewport}`,
        { theme, mode, viewport },
      ]),
    ),
  ),
  'right to left': { ...looks[0], viewport: 'phone', direction: 'rtl' },
};

// What is fetched when it is wanted may take its time on a busy machine, which is no finding.
configure({ asyncUtilTimeout: 10_000 });

/** What a language makes of the German words of a story. */
const rewritings: Readonly<Record<string, (text: string) => string>> = {
  en: inEnglish,
  long: lengthen,
};
let stopRewriting = () => {};
let rewrite: ((text: string) => string) | undefined;

// After the play function, which looks for texts as they were written.
addons.getChannel().on(STORY_RENDERED, () => {
  if (rewrite) stopRewriting = keepRewriting(rewrite);
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    theme: toolbar('Theme', 'paintbrush', themeNames),
    mode: toolbar('Mode', 'mirror', colorModes),
    locale: toolbar('Language', 'globe', [
      { value: 'de', title: 'Deutsch' },
      { value: 'en', title: 'English' },
      { value: 'long', title: 'Long words' },
    ]),
    direction: toolbar('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
  },
  initialGlobals: { theme: 'consumer', mode: 'paper', locale: 'de', direction: 'ltr' },
  parameters: {
    layout: 'padded',
    // Any finding of axe fails the story's test.
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    docs: {
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    // Of the stories on a page of documentation, which is in English itself.
    htmlLang: 'de',
    options: { storySort: { order: ['Foundations', 'Design system', 'Patterns', 'Storefront'] } },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  argTypesEnhancers: [describeProps],
  decorators: [
    (Story, context) => {
      const globals = globalsOfPage() ?? context.globals;
      stopRewriting();
      rewrite = rewritings[String(globals.locale)];
      wear(globals as Look);
      document.documentElement.lang = globals.locale === 'en' ? 'en' : 'de';
      document.documentElement.dir = String(globals.direction);
      // A new language begins with the texts as they were written, a new direction with its own places.
      return <Story key={`${globals.locale} ${globals.direction}`} />;
    },
  ],
  // A test has been through the first look when it comes here; behaviour is the same in all of
  // them, so the others are put on without rendering again. `npm run stories:all` asks for it, and
  // `npm test` for stories that changed.
  afterEach: async (context) => {
    const missing = findLooksMissing(document.body);
    if (missing.length > 0) throw new Error(missing.join('\n'));
    if (import.meta.env.STORYBOOK_LOOKS !== 'all') return;
    const first = context.globals as Look;
    const findings: string[] = [];
    for (const look of looks) {
      if (look.theme === first.theme && look.mode === first.mode) continue;
      wear(look);
      try {
        await checkWithAxe(context);
      } catch (error) {
        findings.push(
          `${look.theme}, ${look.mode}: ${error instanceof Error ? error.message : error}`,
        );
      }
    }
    wear(first);
    if (findings.length > 0) throw new Error(findings.join('\n'));
  },
};

export default preview;
