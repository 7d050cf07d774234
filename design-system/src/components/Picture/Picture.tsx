import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { dimmed as dimmedStyle } from '../../internal/dimmed.css.ts';
import type { Subject } from '../../themes/tokens.ts';
import * as styles from './Picture.css.ts';

export const pictureShapes = ['natural', 'square', 'wide'] as const;

export interface PictureSource {
  /** Such as `/media/a-240.avif 240w, /media/a-480.avif 480w`. */
  srcSet: string;
  /** MIME type, such as `image/avif`. */
  type?: string | undefined;
  /** Screens that it is for. */
  media?: string | undefined;
  /** Widths at which it is shown, as in HTML. */
  sizes?: string | undefined;
}

interface PictureFrame {
  /** Frame: the file's own, a square with the whole picture, or 3:2 filled. @default 'natural' */
  shape?: (typeof pictureShapes)[number] | undefined;
  /**
   * Paper under the goods, visible until the picture has loaded: neutral, or 8 % of a subject's
   * colour.
   * @default 'none'
   */
  tint?: Subject | 'neutral' | 'none' | undefined;
  /** Rounds the corners like a card's. @default false */
  rounded?: boolean | undefined;
  /**
   * Dimmed on a chalkboard, beside which the light ground of goods would glare.
   * @default for squares, which are goods
   */
  dimmed?: boolean | undefined;
}

export interface PictureProps
  extends PictureFrame,
    Omit<ComponentPropsWithRef<'img'>, 'loading' | 'fetchPriority' | 'decoding' | 'alt' | 'src'> {
  /** The file that every browser can show. */
  src: string;
  /** What is to be seen; empty where the text beside it says so already. */
  alt: string;
  /** Width in px of the file named by `src`; with `height` it reserves the place. */
  width: number;
  /** Height in px of the file named by `src`. */
  height: number;
  /** Better formats and other crops, best first. */
  sources?: readonly PictureSource[] | undefined;
  /**
   * Loads at once and first, for what is seen without scrolling; `low` loads at once, but after
   * what matters more.
   * @default false
   */
  eager?: boolean | 'low' | undefined;
}

/** A responsive picture whose place is reserved before it arrives. */
export function Picture({
  alt,
  sources,
  shape = 'natural',
  tint = 'none',
  rounded = false,
  dimmed = shape === 'square',
  eager = false,
  className,
  ...rest
}: PictureProps) {
  return (
    <picture
      className={cx(
        styles.fits[shape],
        styles.tints[tint],
        rounded && styles.rounded,
        dimmed && dimmedStyle,
        dimmed && shape === 'natural' && styles.hugging,
        className,
      )}
    >
      {sources?.map((source) => (
        <source key={`${source.media} ${source.type}`} {...source} />
      ))}
      {/* React writes attributes in this order, and Safari must see `loading` before `src`. */}
      <img
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager === true ? 'high' : eager || undefined}
        // A picture of the first screenful is painted with the rest of the page, not after it.
        decoding={eager === true ? 'sync' : 'async'}
        {...rest}
        alt={alt}
        className={styles.imageFits[shape]}
      />
    </picture>
  );
}

export interface PicturePlaceholderProps
  extends Pick<PictureFrame, 'rounded' | 'dimmed'>,
    Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Frame of the picture that is missing. @default 'square' */
  shape?: Exclude<PictureFrame['shape'], 'natural'>;
  /** Its paper. @default 'neutral' */
  tint?: PictureFrame['tint'];
}

/** Keeps the place of a picture that does not exist: blank squared paper, silent. */
export function PicturePlaceholder({
  shape = 'square',
  tint = 'neutral',
  rounded = false,
  dimmed = shape === 'square',
  className,
  ...rest
}: PicturePlaceholderProps) {
  return (
    <span
      {...rest}
      aria-hidden
      className={cx(
        styles.fits[shape],
        styles.tints[tint],
        styles.missing,
        rounded && styles.rounded,
        dimmed && dimmedStyle,
        className,
      )}
    />
  );
}
