import { Panel, Stack } from '@kreide/design-system';
import { type Attributes, groundOf, type TeaserMark } from '../teaser.ts';
import { TeaserButton, TeaserFigure } from './TeaserParts.tsx';

/** CMS-06, CMS-07: a picture with caption, info and link. */
export function ImageTeaser({
  attributes,
  mark,
  eager,
}: {
  attributes: Attributes;
  mark: TeaserMark;
  eager: boolean;
}) {
  const ground = groundOf(attributes);
  const picture = (
    <Stack gap="s" {...(ground === undefined && mark)}>
      <TeaserFigure attributes={attributes} use="teaser" rounded eager={eager} />
      <TeaserButton attributes={attributes} />
    </Stack>
  );
  return ground === undefined ? (
    picture
  ) : (
    <Panel {...mark} ground={ground}>
      {picture}
    </Panel>
  );
}
