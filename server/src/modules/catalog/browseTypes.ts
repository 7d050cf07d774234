import { inOnePiece } from '../../inMemory/strings.ts';
import { builder } from '../../schema/builder.ts';
import { consumerStorefronts, inLanguage } from '../storefront/storefront.ts';
import type { ProductDetails } from './details.ts';
import type { Category } from './taxonomy.ts';
import { PictureRef } from './valueTypes.ts';

/** Categories and makers in the API. */

export const CategoryRef = builder.objectRef<Category>('Category');
builder.node(CategoryRef, {
  id: { resolve: ({ id }) => id },
  fields: (t) => ({
    categoryId: t.exposeString('id'),
    name: t.string({ resolve: ({ name }, _, { shopLanguage }) => inLanguage(name, shopLanguage) }),
    categoryUrl: t.string({ resolve: ({ id }) => inOnePiece('/cat/', id) }),
    intro: t.string({
      nullable: true,
      description: 'Sanitised HTML.',
      resolve: ({ intro }, _, { shopLanguage }) =>
        intro === null ? null : inLanguage(intro, shopLanguage),
    }),
    subject: t.string({
      nullable: true,
      description: 'Colour family; a category without one of its own has its top category’s.',
      resolve: ({ subject, ancestors }) => subject ?? ancestors[0]?.subject ?? null,
    }),
    icon: t.exposeString('icon', { nullable: true }),
    picture: t.field({
      type: PictureRef,
      nullable: true,
      resolve: ({ media_id, name }, _, { shopLanguage }) =>
        media_id === null ? null : { mediaId: media_id, alt: inLanguage(name, shopLanguage) },
    }),
    isSale: t.exposeBoolean('is_sale'),
    isExcludedFromNav: t.boolean({
      description: 'Editors leave it out, or nothing is sold in it and below it.',
      resolve: ({ id, excluded_from_navigation }, _, { services, storefront }) =>
        excluded_from_navigation || !services.readModel.hasGoods(storefront.id, id),
    }),
    hasChildren: t.boolean({
      description: 'Whether something is sold in one of its children.',
      resolve: (category, _, { services, storefront }) =>
        services.catalog
          .childrenOf(category, storefront.id)
          .some(({ id }) => services.readModel.hasGoods(storefront.id, id)),
    }),
    children: t.field({
      type: [CategoryRef],
      resolve: (category, _, { services, storefront }) => [
        ...services.catalog.childrenOf(category, storefront.id),
      ],
    }),
    breadcrumb: t.field({
      type: [CategoryRef],
      description: 'Ancestors from the top down, without the category itself.',
      resolve: ({ ancestors }) => [...ancestors],
    }),
    metaTitle: t.string({
      nullable: true,
      resolve: ({ seo }, _, { shopLanguage }) =>
        seo?.title === undefined ? null : inLanguage(seo.title, shopLanguage),
    }),
    metaDescription: t.string({
      nullable: true,
      resolve: ({ seo }, _, { shopLanguage }) =>
        seo?.description === undefined ? null : inLanguage(seo.description, shopLanguage),
    }),
    metaRobots: t.string({ nullable: true, resolve: ({ seo }) => seo?.robots }),
    missingIn: t.stringList({
      description: 'Consumer storefronts that do not have the category (SEO-08).',
      resolve: ({ storefronts, ancestors }) =>
        consumerStorefronts.filter(
          (id) =>
            !storefronts.includes(id) ||
            ancestors.some((ancestor) => !ancestor.storefronts.includes(id)),
        ),
    }),
  }),
});

export const ManufacturerRef = builder
  .objectRef<NonNullable<ProductDetails['manufacturer']>>('Manufacturer')
  .implement({
    description: 'With the addresses that product safety law asks for (Regulation (EU) 2023/988).',
    fields: (t) => ({
      name: t.exposeString('name'),
      postalAddress: t.exposeString('postal_address', { nullable: true }),
      email: t.exposeString('email', { nullable: true }),
      image: t.field({
        type: PictureRef,
        nullable: true,
        description: 'Logo.',
        resolve: ({ media_id, name }) =>
          media_id === null ? null : { mediaId: media_id, alt: name },
      }),
      link: t.exposeString('url', { nullable: true }),
      euResponsibleName: t.string({
        nullable: true,
        resolve: ({ eu_responsible }) => eu_responsible?.name,
      }),
      euResponsiblePostalAddress: t.string({
        nullable: true,
        resolve: ({ eu_responsible }) => eu_responsible?.postalAddress,
      }),
      euResponsibleEmail: t.string({
        nullable: true,
        resolve: ({ eu_responsible }) => eu_responsible?.email,
      }),
    }),
  });

export const FeatureRef = builder
  .objectRef<ProductDetails['features'][number]>('ProductFeature')
  .implement({ fields: (t) => ({ name: t.exposeString('name'), value: t.exposeString('value') }) });
