import { defineConfig } from 'vitest/config';

/** Tests of the package as others get it: built, packed and installed. They take seconds, not milliseconds. */
export default defineConfig({
  test: {
    name: 'design-system package',
    environment: 'node',
    globalSetup: 'packaging/globalSetup.ts',
    include: ['packaging/**/*.test.ts'],
    testTimeout: 180_000,
  },
});
