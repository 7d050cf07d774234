import { expect, test } from 'vitest';
import { storiesOf } from './affectedStories.ts';
import { folderPerTest } from './folderPerTest.ts';

const button = 'stories/design-system/Button.stories.tsx';
const link = 'stories/design-system/Link.stories.tsx';
const icons = 'stories/foundations/Icons.stories.tsx';

const files: Readonly<Record<string, string>> = {
  'design-system/package.json':
    '{ "name": "@kreide/design-system", "exports": { ".": "./src/index.ts" } }',
  'design-system/src/index.ts':
    "export * from './components/Button.tsx';\nexport { Link, type LinkProps } from './components/Link.tsx';\nexport { themeNames } from './themes/tokens.ts';",
  'design-system/src/components/Button.tsx':
    "import * as styles from './Button.css.ts';\nimport type { Size } from '../internal/size.ts';\nexport function Button() {}",
  'design-system/src/components/Button.css.ts': 'export const folder.root = 1;',
  'design-system/src/components/Link.tsx':
    "export function Link() {}\nexport interface LinkProps {}\nconst lazy = () => import('../internal/lazy.ts');",
  'design-system/src/internal/size.ts': "export type Size = 's';",
  'design-system/src/internal/lazy.ts': 'export const lazy = 1;',
  'design-system/src/themes/tokens.ts': 'export const themeNames = [];',
  'stories/.storybook/preview.tsx':
    "import { themeNames } from '@kreide/design-system';\nimport { describeProps } from './describeProps.ts';",
  'stories/.storybook/describeProps.ts':
    "import * as everything from '@kreide/design-system';\nexport const describeProps = 1;",
  [button]:
    "import {\n  Button,\n} from '@kreide/design-system';\nimport { goods } from './goods.tsx';",
  [link]: "import { type LinkProps, Link } from '@kreide/design-system';",
  [icons]: "import * as everything from '@kreide/design-system';",
  'stories/design-system/goods.tsx': 'export const goods = 1;',
};

const folder = folderPerTest(files);

test.each([
  ['the story itself', link, [link]],
  ['what stands beside it', 'stories/design-system/goods.tsx', [button]],
  ['its component, in many or by all', 'design-system/src/components/Button.tsx', [button, icons]],
  ["the component's styles", 'design-system/src/components/Button.css.ts', [button, icons]],
  ['what only gives it a type', 'design-system/src/internal/size.ts', [button, icons]],
  ['what it loads late', 'design-system/src/internal/lazy.ts', [link, icons]],
  ['a token', 'design-system/src/themes/tokens.ts', [button, link, icons]],
  ['the preview', 'stories/.storybook/preview.tsx', [button, link, icons]],
  ['the packages', 'pnpm-lock.yaml', [button, link, icons]],
  ['the tables of props', 'stories/.storybook/describeProps.ts', []],
  ['anything else', 'server/src/index.ts', []],
])('a change of %s', (_what, file, expected) => {
  expect(storiesOf(folder.root, [file])).toEqual(expected);
});
