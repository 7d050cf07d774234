import { Card, Panel, Prose } from '@kreide/design-system';
import { type Attributes, groundOf, linkOf, type TeaserMark, textOf } from '../teaser.ts';
import { TeaserButton, TeaserPicture } from './TeaserParts.tsx';
import { TeaserHeadlines } from './TextTeaser.tsx';
import * as styles from './TileTeaser.css.ts';

/**
 * A content tile, one of several side by side, each with its link. One without a button is an entry of a
 * list: small, its headline the link, its picture beside the words at any width.
 */
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
  const entry = !textOf(attributes, 'teaserButtonText') && {
    size: 'h4' as const,
    link: linkOf(attributes),
  };
  const content = (
    <div className={styles.frame}>
      <div className={entry ? styles.entry : styles.parts}>
        <TeaserPicture
          attributes={attributes}
          use={entry ? 'listing' : 'teaser'}
          shape={entry ? 'square' : 'wide'}
          rounded
          eager={eager}
        />
        <div className={styles.text}>
          <TeaserHeadlines attributes={attributes} level={2} size="h3" {...entry} />
          {html && <Prose html={html} />}
          <TeaserButton attributes={attributes} tone="outline" />
        </div>
      </div>
    </div>
  );
  // A subject's colour becomes the spine of a card; any other one the ground of a block.
  return ground === undefined || typeof ground === 'string' ? (
    <Card {...mark} subject={ground}>
      {content}
    </Card>
  ) : (
    <Panel {...mark} ground={ground}>
      {content}
    </Panel>
  );
}
