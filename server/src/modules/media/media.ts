/** What other modules may know of pictures: what they are offered as. */
export { type PictureData, type PictureSource, pictureSources } from './formats.ts';
export { photoOf } from './photo.ts';
