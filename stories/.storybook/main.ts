import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const group = (directory: string, titlePrefix: string) => ({
  directory: `../${directory}`,
  titlePrefix,
  files: '**/*.stories.tsx',
});

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [group('foundations', 'Foundations'), group('design-system', 'Design system')],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()] }),
};

export default config;
