import { SubjectTile } from '@kreide/design-system';
import { subjectOf } from '../../../platform/subjects.ts';
import { type Attributes, linkOf, type TeaserMark, textOf } from '../teaser.ts';
import { TeaserPicture } from './TeaserParts.tsx';

/** An image link: the way into a subject, as an exercise book with its cover. */
export function SubjectTeaser({
  attributes,
  mark,
  eager,
}: {
  attributes: Attributes;
  mark: TeaserMark;
  eager: boolean;
}) {
  const link = linkOf(attributes);
  const headline = textOf(attributes, 'headline');
  if (!link || !headline) return null;
  return (
    <SubjectTile
      {...mark}
      {...link}
      label={headline}
      subject={subjectOf(textOf(attributes, 'bgcolor')) ?? 'office'}
      picture={
        <TeaserPicture
          attributes={attributes}
          use="thumb"
          shape="square"
          eager={eager}
          isDecorative
        />
      }
    />
  );
}
