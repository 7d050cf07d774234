import { builder } from '../../schema/builder.ts';
import { type FooterData, type FooterLink, footerOf, type LinkBlock, type Usp } from './footer.ts';

const UspImageRef = builder.objectRef<NonNullable<Usp['image']>>('UspImage').implement({
  fields: (t) => ({
    src: t.string({ resolve: ({ mediaId }) => `/media/${mediaId}/thumb.webp` }),
    alt: t.exposeString('alt'),
  }),
});

const UspRef = builder.objectRef<Usp>('Usp').implement({
  description: 'A reason to buy here (FOOT-08).',
  fields: (t) => ({
    image: t.expose('image', { type: UspImageRef, nullable: true }),
    icon: t.exposeString('icon', { nullable: true }),
    headline: t.exposeString('headline'),
    subheadline: t.exposeString('subheadline', { nullable: true }),
    text: t.exposeString('text', { nullable: true }),
    link: t.exposeString('link', { nullable: true }),
  }),
});

const FooterLinkRef = builder.objectRef<FooterLink>('FooterLink').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    url: t.exposeString('url'),
    external: t.exposeBoolean('external'),
  }),
});

const LinkBlockRef = builder.objectRef<LinkBlock>('LinkBlock').implement({
  description: 'FOOT-09.',
  fields: (t) => ({
    headline: t.exposeString('headline'),
    type: t.exposeString('type'),
    content: t.exposeString('content', { nullable: true }),
    link: t.exposeString('link', { nullable: true }),
    links: t.field({ type: [FooterLinkRef], resolve: ({ links }) => [...links] }),
  }),
});

builder.queryField('footerData', (t) =>
  t.public.field({
    type: builder.objectRef<FooterData>('FooterData').implement({
      fields: (f) => ({
        usps: f.field({ type: [UspRef], resolve: ({ usps }) => [...usps] }),
        linkBlocks: f.field({ type: [LinkBlockRef], resolve: ({ linkBlocks }) => [...linkBlocks] }),
        socialLinks: f.field({
          type: [FooterLinkRef],
          resolve: ({ socialLinks }) => [...socialLinks],
        }),
      }),
    }),
    description: 'Empty where the content has no such page (API-33).',
    args: {
      footerPageId: t.arg.string({ required: true, description: 'Path of the footer’s page.' }),
    },
    resolve: async (_, { footerPageId }, { services, storefront, language }) =>
      footerOf(await services.content.lookUp(footerPageId, storefront, language)),
  }),
);
