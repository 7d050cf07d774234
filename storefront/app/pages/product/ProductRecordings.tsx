import { Heading, IconExternal, Inline, Link, Picture, Stack, Text } from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { pictureUrl } from '@kreide/server/contract';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { pictureProps } from '../../platform/media.ts';
import { useShop } from '../../platform/shop.tsx';
import type {
  ProductRecordings_product$data,
  ProductRecordings_product$key,
} from './__generated__/ProductRecordings_product.graphql';
import * as styles from './product.css.ts';

/** PDP-04: films and sounds. Nothing of them is loaded before they are played. */
export function ProductRecordings({ product }: { product: ProductRecordings_product$key }) {
  const { videos, audioSamples } = useFragment(
    graphql`
      fragment ProductRecordings_product on Product {
        videos { displayName url isKept captionsUrl image { mediaId } }
        audioSamples { displayName url isKept }
      }
    `,
    product,
  );
  const t = useMessages();
  return (
    <>
      {videos.length > 0 && (
        <Stack as="section" gap="m">
          <Heading level={2}>{t('product.videos')}</Heading>
          {videos.map((video) =>
            video.isKept ? (
              <Film key={video.url} video={video} />
            ) : (
              <FilmElsewhere key={video.url} video={video} />
            ),
          )}
        </Stack>
      )}
      {audioSamples.length > 0 && (
        <Stack as="section" gap="m">
          <Heading level={2}>{t('product.audioSamples')}</Heading>
          {audioSamples.map(({ displayName, url, isKept }) =>
            isKept ? (
              <figure key={url} className={styles.recording}>
                <figcaption>{displayName}</figcaption>
                {/* biome-ignore lint/a11y/useMediaCaption: an instrument without words; the caption says what is played */}
                <audio controls preload="none" src={url} className={styles.sound} />
              </figure>
            ) : (
              <Elsewhere key={url} url={url}>
                {displayName}
              </Elsewhere>
            ),
          )}
        </Stack>
      )}
    </>
  );
}

type Video = ProductRecordings_product$data['videos'][number];

function Film({ video: { displayName, url, captionsUrl, image } }: { video: Video }) {
  const t = useMessages();
  const { domain } = useShop();
  return (
    <figure className={styles.recording}>
      {/* biome-ignore lint/a11y/useMediaCaption: a film without sound needs none */}
      <video
        controls
        playsInline
        preload="none"
        src={url}
        poster={image ? pictureUrl(image.mediaId, 'teaser-big', 'webp') : undefined}
        className={styles.film}
      >
        {captionsUrl && (
          <track
            kind="captions"
            src={captionsUrl}
            srcLang={domain.shopLanguage}
            label={t('product.captions')}
            default
          />
        )}
      </video>
      <figcaption>{displayName}</figcaption>
    </figure>
  );
}

/**
 * Ruling 10: a third party's film is a link, so that only visitors who follow it connect to the
 * third party.
 */
function FilmElsewhere({ video: { displayName, url, image } }: { video: Video }) {
  return (
    <figure className={styles.recording}>
      {image && <Picture {...pictureProps(image.mediaId, 'teaser')} alt="" shape="wide" rounded />}
      <figcaption>
        <Elsewhere url={url}>{displayName}</Elsewhere>
      </figcaption>
    </figure>
  );
}

function Elsewhere({ url, children }: { url: string; children: string }) {
  const t = useMessages();
  return (
    <Inline as="span" gap="2xs">
      <Link href={url} target="_blank" rel="noopener noreferrer">
        {children}
      </Link>
      <IconExternal size="s" />
      <Text as="span" size="s" tone="muted">
        {t('product.elsewhere', { host: new URL(url).host })}
      </Text>
    </Inline>
  );
}
