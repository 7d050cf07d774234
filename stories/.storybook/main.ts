import { relayTags } from '@kreide/relay/vite';
import { messages } from '@kreide/storefront/messages';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const group = (directory: string, titlePrefix: string) => ({
  directory: `../${directory}`,
  titlePrefix,
  files: '**/*.stories.tsx',
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    group('foundations', 'Foundations'),
    group('design-system', 'Design system'),
    group('patterns', 'Patterns'),
    group('fragments', 'Storefront'),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), relayTags(), messages()],
    // Found late they make a test begin again.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@kreide/storefront > react-router',
        '@kreide/relay > react-relay',
        '@kreide/relay > relay-runtime',
      ],
    },
  }),
};

export default config;
