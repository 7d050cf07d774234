import { builder } from '../../schema/builder.ts';
import { formResultFields } from '../../schema/result.ts';
import type { FormResult } from '../form/form.ts';

builder.mutationField('competition', ({ personal: t }) =>
  t.field({
    type: builder.objectRef<FormResult>('CompetitionResult').implement({
      fields: formResultFields,
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
