import type { HeadingProps } from '@kreide/design-system';
import { useEffect } from 'react';
import { consentOf } from '../../../platform/consent.ts';
import { cookieNames } from '../../../platform/cookies.ts';
import { useCookie, writeCookie } from '../../../platform/readableCookies.ts';
import { type Attributes, listOf, type TeaserMark, textOf } from '../teaser.ts';
import { TextTeaser } from './TextTeaser.tsx';

interface AbTestProps {
  attributes: Attributes;
  mark: TeaserMark;
  level: HeadingProps['level'];
}

const month = 30 * 24 * 60 * 60;

/**
 * One of several texts, always the same one for a visitor (DEC-54). Stored pages contain the first
 * for everyone; visitors who allow statistics get a random one, shown after hydration.
 */
export function AbTest({ attributes, mark, level }: AbTestProps) {
  const cookie = `BZ_AB_${textOf(attributes, 'id') ?? ''}`;
  const mayMeasure = consentOf(useCookie(cookieNames.consent))?.statistics === true;
  const chosen = useCookie(cookie);
  const variants = listOf(attributes, 'tabs');
  useEffect(() => {
    if (!mayMeasure || chosen !== undefined || variants.length < 2) return;
    const index = Math.floor(Math.random() * variants.length);
    writeCookie(cookie, variantName(variants[index], index), month);
  }, [cookie, mayMeasure, chosen, variants]);
  const isChosen = (variant: unknown, index: number) => variantName(variant, index) === chosen;
  const shown = mayMeasure ? variants.find(isChosen) : undefined;
  return variants.length === 0 ? null : (
    <TextTeaser attributes={shown ?? variants[0]} mark={mark} level={level} />
  );
}

/** Value of the cookie: the editor's name of the variant, or its index. */
const variantName = (variant: unknown, index: number) =>
  textOf(variant, 'name') ?? String(index + 1);
