import { builder } from '../../schema/builder.ts';
import { resultFields } from '../../schema/result.ts';
import type { ConsentResult } from './service.ts';

builder.mutationField('recordConsent', ({ personal: t }) =>
  t.field({
    type: builder.objectRef<ConsentResult>('ConsentResult').implement({
      fields: resultFields,
    }),
    description: 'Keeps the proof of what a visitor allowed, or took back (ruling 10).',
    args: {
      id: t.arg.string({ required: true, description: 'Random: 22 characters of base64url.' }),
      version: t.arg.string({ required: true, description: 'Of what was asked.' }),
      statistics: t.arg.boolean({ required: true }),
      marketing: t.arg.boolean({ required: true }),
    },
    resolve: (_, decision, { services, storefront, forwarded }) =>
      services.consents.record({ ...decision, storefront: storefront.id }, forwarded.ip),
  }),
);
