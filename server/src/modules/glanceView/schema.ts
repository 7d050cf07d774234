import { builder } from '../../schema/builder.ts';

const GlanceViewResultRef = builder
  .objectRef<{ readonly successful: boolean }>('GlanceViewResult')
  .implement({ fields: (t) => ({ successful: t.exposeBoolean('successful') }) });

builder.mutationField('recordGlanceView', ({ personal: t }) =>
  t.field({
    type: GlanceViewResultRef,
    description: 'API-39, PDP-36: once per item and browser session, with consent.',
    args: {
      productId: t.arg.string({ required: true }),
      itemId: t.arg.string({ required: true }),
      domain: t.arg.string({
        required: true,
        description: 'Id of the storefront; the request itself says on which it was.',
      }),
    },
    resolve: async (_, { productId, itemId }, { services, storefront, forwarded: { ip } }) => ({
      successful: await services.glanceViews.record({
        productId,
        itemId,
        storefront: storefront.id,
        ip,
      }),
    }),
  }),
);
