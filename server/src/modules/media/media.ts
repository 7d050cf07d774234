/** What other modules may know of pictures: the formats that there are, and where they lie. */
export {
  type PictureData,
  type PictureSource,
  pictureSources,
  pictureUrl,
  pictureUses,
} from './formats.ts';
