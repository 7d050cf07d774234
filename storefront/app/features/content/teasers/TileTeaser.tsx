import { Card, Panel, Prose, Stack } from '@kreide/design-system';
import { type Attributes, groundOf, type TeaserMark, textOf } from '../teaser.ts';
import { TeaserButton, TeaserPicture } from './TeaserParts.tsx';
import { TeaserHeadlines } from './TextTeaser.tsx';

/** A content tile: one of several things side by side, each with its way on. */
export function TileTeaser({
  attributes,
  mark,
  eager,
}: {
  attributes: Attributes;
  mark: TeaserMark;
  eager: boolean;
}) {
  const html = textOf(attributes, 'teasercontent');
  const ground = groundOf(attributes);
  const content = (
    <>
      <TeaserPicture attributes={attributes} use="teaser" shape="wide" rounded eager={eager} />
      <TeaserHeadlines attributes={attributes} level={2} size="h3" />
      {html && <Prose html={html} />}
    </>
  );
  const button = <TeaserButton attributes={attributes} scheme="outline" />;
  // A subject's colour is the spine of the card; any other one is the ground of a block.
  return ground === undefined || typeof ground === 'string' ? (
    <Card {...mark} subject={ground} foot={textOf(attributes, 'teaserButtonText') && button}>
      {content}
    </Card>
  ) : (
    <Panel {...mark} ground={ground}>
      <Stack gap="s">
        {content}
        {button}
      </Stack>
    </Panel>
  );
}
