import { Picture, PicturePlaceholder } from '@kreide/design-system';
import type { PictureUse } from '@kreide/server/contract';
import { pictureProps } from './media.ts';

interface GoodsPictureProps {
  readonly picture: { readonly mediaId: string } | null | undefined;
  readonly use: PictureUse;
  /** False in a `LineItem`, which dims what it is given. @default true */
  readonly dimmed?: boolean;
  /** Corners as soft as a card's; a `LineItem` cuts its own. @default false */
  readonly rounded?: boolean;
}

/** The picture of goods beside their name; its place is kept where there is none. */
export function GoodsPicture({ picture, use, dimmed = true, rounded }: GoodsPictureProps) {
  if (!picture) return <PicturePlaceholder dimmed={dimmed} rounded={rounded} />;
  return (
    <Picture {...pictureProps(picture.mediaId, use)} alt="" dimmed={dimmed} rounded={rounded} />
  );
}
