import { catalogueAddressKind, fieldsOf } from '../../../contract/index.ts';
import { builder } from '../../schema/builder.ts';
import { formResultFields } from '../../schema/result.ts';
import type { FormResult } from '../form/form.ts';
import { buyerOf } from '../session/schema.ts';

const CatalogueAddressInput = builder.inputType('CatalogueAddressInput', {
  description: 'The address that a catalogue is posted to; the fields of an address of delivery.',
  fields: (t) => ({
    formType: t.string({ description: 'companyOrSchool or private.' }),
    ...Object.fromEntries(
      fieldsOf(catalogueAddressKind).map(({ argument }) => [argument, t.string()]),
    ),
  }),
});

builder.mutationField('catalogueOrder', ({ personal: t }) =>
  t.field({
    type: builder
      .objectRef<FormResult>('CatalogueOrderResult')
      .implement({ fields: formResultFields }),
    description: 'DEC-18, DEC-135: orders a printed catalogue; on b2b it needs a login (NEWS-07).',
    args: {
      edition: t.arg.string({ required: true, description: 'school, kindergarten or furniture.' }),
      quantity: t.arg.int({ description: '1; on b2b up to 10.' }),
      address: t.arg({ type: CatalogueAddressInput, required: true }),
      email: t.arg.string({ description: 'Where a confirmation goes.' }),
      website: t.arg.string({
        description: 'Hidden from people. Filled in, the order is answered and dropped.',
      }),
    },
    resolve: async (_, form, context) => {
      const { storefront, language } = await buyerOf(context);
      const { services, forwarded } = context;
      return services.catalogueOrders.order(form, { storefront, language, ip: forwarded.ip });
    },
  }),
);
