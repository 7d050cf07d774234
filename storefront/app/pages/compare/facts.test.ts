import { expect, it } from 'vitest';
import { factsOf } from './facts.ts';

const described = (features: Record<string, string>) => ({
  features: Object.entries(features).map(([name, value]) => ({ name, value })),
});

it('puts what products say of the same beside each other, and tells where they differ', () => {
  const facts = factsOf([
    described({ Format: 'DIN A4', Umfang: '32 Blatt' }),
    described({ Papier: '80 g/m²', Umfang: '16 Blatt', Format: 'DIN A4' }),
  ]);
  expect(facts).toEqual([
    { name: 'Format', values: ['DIN A4', 'DIN A4'], isDifferent: false },
    { name: 'Umfang', values: ['32 Blatt', '16 Blatt'], isDifferent: true },
    { name: 'Papier', values: [undefined, '80 g/m²'], isDifferent: true },
  ]);
});

it('keeps both of what a product says twice', () => {
  const twice = { features: ['Rot', 'Blau'].map((value) => ({ name: 'Farbe', value })) };
  expect(factsOf([twice])).toEqual([{ name: 'Farbe', values: ['Rot, Blau'], isDifferent: false }]);
});

it('has nothing of nothing', () => {
  expect(factsOf([])).toEqual([]);
});
