import { builder } from '../../schema/builder.ts';
import { formResultFields } from '../../schema/result.ts';
import type { FormResult } from '../form/form.ts';
import { shopperOf } from '../session/schema.ts';
import type { ContactFormData } from './service.ts';

builder.mutationField('contactMail', ({ personal: t }) =>
  t.field({
    type: builder.objectRef<FormResult>('ContactResult').implement({ fields: formResultFields }),
    description: 'API-105, NEWS-06: mails a message to the shop, and a copy to who wrote it.',
    args: {
      salutation: t.arg.string({ required: true }),
      firstName: t.arg.string({ required: true }),
      lastName: t.arg.string({ required: true }),
      email: t.arg.string({ required: true }),
      phone: t.arg.string(),
      orderId: t.arg.string({ description: 'The number of an order, as people read it.' }),
      articleNumber: t.arg.string({ description: 'Of the article that it is about.' }),
      customerNumber: t.arg.string(),
      topic: t.arg.string({
        required: true,
        description: 'order, delivery, return, invoice, product, account or other.',
      }),
      message: t.arg.string({ required: true }),
      attachments: t.arg({
        type: ['File'],
        description: 'Up to three of 5 MB: PDF, JPEG or PNG.',
      }),
      website: t.arg.string({
        description: 'Hidden from people. Filled in, the message is answered and dropped.',
      }),
    },
    resolve: (_, form, { services, storefront, language, forwarded: { ip } }) =>
      services.contact.send(form, { storefront, language, ip }),
  }),
);

const ContactFormDataRef = builder.objectRef<ContactFormData>('ContactFormData').implement({
  description: 'What a message about an order can be filled in with.',
  fields: (t) => ({
    salutation: t.exposeString('salutation', { description: 'MS, MR or NONE.' }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone', { nullable: true }),
    orderNumber: t.exposeString('orderNumber'),
    customerNumber: t.exposeString('customerNumber', { nullable: true }),
  }),
});

builder.queryField('contactFormData', (t) =>
  t.personal.field({
    type: ContactFormDataRef,
    nullable: true,
    description: "API-96: null unless the order is the asker's to see.",
    args: { orderId: t.arg.string({ required: true }) },
    resolve: async (_, { orderId }, context) =>
      context.services.contact.formData(await shopperOf(context), orderId),
  }),
);
