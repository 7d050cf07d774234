import type { PictureProps } from '../Picture/Picture.tsx';

export interface GalleryImage {
  /** Tells it from the others. */
  id: string;
  /** What the stage shows. */
  picture: Omit<PictureProps, 'shape' | 'eager'>;
  /** The small one below; without it `picture` is used. */
  thumbnail?: Omit<PictureProps, 'shape' | 'eager'> | undefined;
  /** The largest there is, for looking closely. */
  zoom?: { src: string; width: number; height: number } | undefined;
}

export interface GalleryLabels {
  /** Name of the whole, such as "Bilder". */
  gallery: string;
  /** Name of the arrow back. */
  previous: string;
  /** Name of the arrow on. */
  next: string;
  /** Such as "Bild 2 von 5". */
  position: (index: number, total: number) => string;
  /** Name of the button on a picture, such as "Bild vergrößern". */
  zoom: string;
  /** Name of the button that closes the closer look. */
  close: string;
}
