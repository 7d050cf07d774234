import { builder } from '../../schema/builder.ts';
import { FieldErrorRef } from '../customer/schema.ts';
import type { CompetitionResult } from './service.ts';

builder.mutationField('competition', (t) =>
  t.field({
    type: builder.objectRef<CompetitionResult>('CompetitionResult').implement({
      fields: (f) => ({
        successful: f.exposeBoolean('ok'),
        errorMessage: f.string({
          nullable: true,
          description: 'A message key.',
          resolve: (result) => (result.ok ? null : result.messageKey),
        }),
        fieldErrors: f.field({
          type: [FieldErrorRef],
          resolve: (result) => (result.ok ? [] : [...result.fieldErrors]),
        }),
      }),
    }),
    description: 'API-107, NEWS-05: takes part in a prize draw.',
    args: {
      name: t.arg.string({ required: true, description: 'As the teaser names the competition.' }),
      salutation: t.arg.string({ required: true }),
      firstName: t.arg.string({ required: true }),
      lastName: t.arg.string({ required: true }),
      email: t.arg.string({ required: true }),
      answer: t.arg.string(),
      acceptsTerms: t.arg.boolean({ required: true }),
    },
    resolve: (_, form, { services, storefront, language, forwarded }) =>
      services.competitions.enter(form, { storefront, language, ip: forwarded.ip }),
  }),
);
