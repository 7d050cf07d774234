import {
  BareLink,
  ButtonLink,
  type ButtonTone,
  Figure,
  figureCorners,
  IconInfo,
  IconWarning,
  IconZoom,
  Inline,
  Picture,
} from '@kreide/design-system';
import type { PictureUse } from '@kreide/server/contract';
import { useMessages } from '../../../platform/i18n/messages.tsx';
import { pictureProps } from '../../../platform/media.ts';
import { type Attributes, buttonLookOf, flagOf, linkOf, pictureOf, textOf } from '../teaser.ts';

/** Parts that several kinds of teasers have in common. */

const justify = { left: 'start', center: 'center', right: 'end' } as const;

/** CMS-06: the teaser's link, with the looks and at the place that the editor chose. */
export function TeaserButton({
  attributes,
  tone,
}: {
  attributes: Attributes;
  /** Used where the editor chose none. */
  tone?: ButtonTone;
}) {
  const link = linkOf(attributes);
  const label = textOf(attributes, 'teaserButtonText');
  if (!link || !label) return null;
  const position = textOf(attributes, 'buttonPosition') ?? 'left';
  return (
    <Inline justify={justify[position as keyof typeof justify] ?? 'start'}>
      <ButtonLink {...link} tone={tone} {...buttonLookOf(attributes)}>
        {label}
      </ButtonLink>
    </Inline>
  );
}

interface TeaserPictureProps {
  attributes: Attributes;
  use: PictureUse;
  shape?: 'natural' | 'square' | 'wide';
  rounded?: boolean;
  /** On the first screen. @default as the editor says (CMS-09) */
  eager?: boolean;
  /** The text beside it describes the picture. @default false */
  isDecorative?: boolean;
}

/** The teaser's picture alone; null without one. */
export function TeaserPicture({
  attributes,
  use,
  shape = 'natural',
  rounded = false,
  eager = false,
  isDecorative = false,
}: TeaserPictureProps) {
  const picture = pictureOf(attributes);
  if (!picture) return null;
  return (
    <Picture
      {...pictureProps(picture.mediaId, use)}
      {...picture.size}
      alt={isDecorative ? '' : picture.alt}
      title={picture.title}
      shape={picture.size ? 'natural' : shape}
      rounded={rounded}
      dimmed
      eager={eager || flagOf(attributes, 'loading.eager')}
    />
  );
}

const icons = { info: IconInfo, warning: IconWarning, zoom: IconZoom };

/** CMS-06, CMS-07: the teaser's picture with its caption and what its icon opens, as a link if it has one. */
export function TeaserFigure(props: TeaserPictureProps) {
  const { attributes } = props;
  const t = useMessages();
  const picture = pictureOf(attributes);
  if (!picture) return null;
  const link = linkOf(attributes);
  const info = textOf(attributes, 'bildunterschriftInfoIconText');
  const corner = figureCorners.find((name) => name === textOf(attributes, 'positionInfoIcon'));
  const Icon = icons[(textOf(attributes, 'iconType') ?? 'info') as keyof typeof icons] ?? IconInfo;
  const image = <TeaserPicture {...props} />;
  return (
    <Figure
      caption={textOf(attributes, 'bildunterschrift')}
      info={
        info
          ? { label: t('content.picture.info'), text: info, corner, icon: <Icon size="s" /> }
          : undefined
      }
    >
      {link && picture.alt !== '' ? <BareLink {...link}>{image}</BareLink> : image}
    </Figure>
  );
}
