import { Hero } from '@kreide/design-system';
import { type Attributes, pictureOf, type TeaserMark, textOf } from '../teaser.ts';
import { TeaserButton, TeaserPicture } from './TeaserParts.tsx';

/** One headline and one action; several in a row become a slider (`Heroes`). */
export function HeroTeaser({
  attributes,
  mark,
  isLead,
}: {
  attributes: Attributes;
  mark: TeaserMark;
  isLead: boolean;
}) {
  return (
    <Hero
      {...mark}
      title={textOf(attributes, 'headline') ?? ''}
      headingLevel={isLead ? 1 : 2}
      kicker={textOf(attributes, 'preHeadline')}
      intro={textOf(attributes, 'postHeadline')}
      actions={textOf(attributes, 'teaserButtonText') && <TeaserButton attributes={attributes} />}
      picture={
        pictureOf(attributes) && <TeaserPicture attributes={attributes} use="hero" eager={isLead} />
      }
    />
  );
}
