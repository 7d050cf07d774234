import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const schemes = ['primary', 'secondary', 'red', 'green', 'outline', 'link'];
const unknown = ['rainbow', 'RED', 'scaled-', 'scaled-rainbow', 'scaled-scaled-red'];

/** A page with one button of each scheme, named after it, and one of which the editor said nothing. */
const buttons = {
  type: 'content',
  path: '/pruefung/knoepfe',
  title: 'Knöpfe',
  rows: ['nothing', ...schemes, ...schemes.map((scheme) => `scaled-${scheme}`), ...unknown].map(
    (scheme) => ({
      cells: [
        {
          template: 'html',
          attributes: {
            headline: scheme,
            teaserLink: '/cat/schulbedarf',
            teaserButtonText: `Knopf ${scheme}`,
            ...(scheme !== 'nothing' && { buttonType: scheme }),
          },
        },
      ],
    }),
  ),
};

test('UI-01 UI-02 CMS-06 a teaser’s button looks as its scheme says; an unknown scheme is ignored', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kreide-teasers-'));
  try {
    const file = path.join(folder, 'content.jsonl');
    await writeFile(file, JSON.stringify(buttons));
    await promisify(execFile)(process.execPath, [
      path.resolve(import.meta.dirname, '../../scripts/shop.ts'),
      'import',
      file,
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
  await expect
    .poll(async () => (await page.request.get(buttons.path)).text())
    .toContain('Knopf nothing');
  await page.goto(buttons.path);

  const lookOf = (scheme: string) =>
    page.getByRole('link', { name: `Knopf ${scheme}`, exact: true }).evaluate((button) => {
      const { backgroundColor, borderTopColor, color, textDecorationLine } =
        getComputedStyle(button);
      return {
        colours: [backgroundColor, borderTopColor, color, textDecorationLine].join(),
        height: button.getBoundingClientRect().height,
        fontSize: Number.parseFloat(getComputedStyle(button).fontSize),
      };
    });
  const usual = await lookOf('nothing');
  const colours = new Set<string>();
  for (const scheme of schemes) {
    const large = await lookOf(scheme);
    const small = await lookOf(`scaled-${scheme}`);
    colours.add(large.colours);
    expect(small.colours, scheme).toBe(large.colours);
    expect(small.fontSize, scheme).toBeLessThan(large.fontSize);
    // A link has no box that could be smaller.
    if (scheme !== 'link') expect(small.height, scheme).toBeLessThan(large.height);
  }
  expect(colours.size).toBe(schemes.length);
  expect(usual).toEqual(await lookOf('primary'));
  for (const scheme of unknown) expect(await lookOf(scheme), scheme).toEqual(usual);
});
