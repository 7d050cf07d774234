import { Card, Panel, Prose } from '@kreide/design-system';
import {
  type Attributes,
  groundOf,
  linkOf,
  pictureOf,
  type TeaserMark,
  textOf,
} from '../teaser.ts';
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
  const isEntry = pictureOf(attributes) && !textOf(attributes, 'teaserButtonText');
  const content = (
    <div className={styles.frame}>
      <div className={isEntry ? styles.entry : styles.parts}>
        <TeaserPicture
          attributes={attributes}
          use={isEntry ? 'listing' : 'teaser'}
          shape={isEntry ? 'square' : 'wide'}
          rounded
          eager={eager}
        />
        <div className={styles.text}>
          <TeaserHeadlines
            attributes={attributes}
            {...(isEntry
              ? { level: 3, size: 'h4', link: linkOf(attributes) }
              : { level: 2, size: 'h3' })}
          />
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
