import { pictureUrl } from '../../../contract/index.ts';
import { builder } from '../../schema/builder.ts';
import type { ProductLabel, Recording } from './details.ts';
import {
  type DocumentGroup,
  dataNameOf,
  documentKindName,
  type ProductDocument,
} from './documents.ts';
import type { EnergyRow } from './store.ts';
import { PictureRef } from './valueTypes.ts';

/** Documents, recordings, labels and the energy label in the API. */

export const DocumentRef = builder.objectRef<ProductDocument>('ProductDocument').implement({
  fields: (t) => ({
    displayName: t.exposeString('name'),
    url: t.exposeString('url'),
    dataName: t.string({ description: 'Name of the file.', resolve: ({ url }) => dataNameOf(url) }),
    headline: t.exposeString('name'),
    about: t.string({
      description: 'Such as "Data sheets".',
      resolve: ({ kind }, _, { shopLanguage }) => documentKindName(kind, shopLanguage),
    }),
  }),
});

export const DocumentGroupRef = builder.objectRef<DocumentGroup>('DocumentGroup').implement({
  description: 'Documents about the same.',
  fields: (t) => ({
    displayName: t.exposeString('name'),
    downloads: t.field({ type: [DocumentRef], resolve: ({ documents }) => [...documents] }),
  }),
});

export const RecordingRef = builder.objectRef<Recording>('Recording').implement({
  description: 'A film or a sound.',
  fields: (t) => ({
    displayName: t.exposeString('name'),
    url: t.exposeString('url'),
    isKept: t.boolean({
      description: 'Whether the shop keeps it, so that nobody else hears of who plays it.',
      resolve: ({ url }) => url.startsWith('/'),
    }),
    image: t.expose('picture', { type: PictureRef, nullable: true }),
    captionsUrl: t.exposeString('captions', { nullable: true, description: 'WebVTT.' }),
  }),
});

export const ProductLabelRef = builder.objectRef<ProductLabel>('ProductLabel').implement({
  description: 'A seal or another mark that the product bears.',
  fields: (t) => ({
    name: t.exposeString('name'),
    text: t.exposeString('text', { nullable: true }),
    image: t.expose('picture', { type: PictureRef, nullable: true }),
  }),
});

const energyClasses = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;

export const EnergyEfficiencyRef = builder.objectRef<EnergyRow>('EnergyEfficiency').implement({
  description: 'Regulation (EU) 2017/1369.',
  fields: (t) => ({
    energyClass: t.field({
      type: builder.enumType('EnergyClass', { values: energyClasses }),
      nullable: true,
      description: 'Null for a class of an older scale, such as A+.',
      resolve: ({ class: own }) => energyClasses.find((known) => known === own),
    }),
    imgPath: t.string({
      nullable: true,
      description: 'Picture of the arrow; null: the interface draws it.',
      resolve: ({ arrowMedia }) =>
        arrowMedia === undefined ? null : pictureUrl(arrowMedia, 'thumb', 'webp'),
    }),
    detailsImgPath: t.string({
      nullable: true,
      description: 'Picture of the whole label.',
      resolve: ({ labelMedia }) =>
        labelMedia === undefined ? null : pictureUrl(labelMedia, 'main-mobile', 'webp'),
    }),
    imgAlt: t.string({
      resolve: ({ class: own, scale }, _, { language }) =>
        language === 'en'
          ? `Energy class ${own}, scale ${scale.replace('-', ' to ')}`
          : `Energieeffizienzklasse ${own}, Spektrum ${scale.replace('-', ' bis ')}`,
    }),
    sheetUrl: t.string({
      nullable: true,
      description: 'Product information sheet.',
      resolve: ({ sheetUrl }) => sheetUrl,
    }),
  }),
});
