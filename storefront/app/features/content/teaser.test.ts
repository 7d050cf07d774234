import { expect, test } from 'vitest';
import { buttonLookOf, entriesOf, pictureOf } from './teaser.ts';

test('CMS-10: a list teaser shows the entries that have a name', () => {
  const valueList = [
    { name: 'Lineaturen', text: 'Von 1 bis 28', url: '/beratung/lineaturen' },
    { name: 'Größen' },
    { text: 'ohne Namen' },
    'kein Eintrag',
  ];
  expect(entriesOf({ valueList })).toEqual([
    { name: 'Lineaturen', text: 'Von 1 bis 28', link: { href: '/beratung/lineaturen' } },
    { name: 'Größen', text: undefined, link: undefined },
  ]);
});

test("CMS-04: an editor's slip reads as absent", () => {
  expect(entriesOf(null)).toEqual([]);
  expect(entriesOf({ valueList: 'Lineaturen' })).toEqual([]);
  expect(pictureOf({ image: 'bild.jpg' })).toBeUndefined();
});

test.each([
  ['red', { tone: 'danger', size: 'm' }],
  ['scaled-green', { tone: 'success', size: 's' }],
  ['scaled-scaled-red', {}],
  ['rainbow', {}],
  ['', {}],
])("the scheme %j is the button's %j", (buttonType, look) => {
  expect(buttonLookOf({ buttonType })).toEqual(look);
});
