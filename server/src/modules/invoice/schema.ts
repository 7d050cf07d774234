import { builder } from '../../schema/builder.ts';
import { MoneyRef } from '../catalog/types.ts';
import { OrderRef, ShipmentRef } from '../order/types.ts';
import { shopperOf } from '../session/schema.ts';
import { formatsOf } from './files.ts';
import type { Invoice } from './invoice.ts';

const InvoiceRef = builder.objectRef<Invoice>('Invoice').implement({
  description: 'An invoice of a shipment, or a credit note of one.',
  fields: (t) => ({
    number: t.exposeString('number', { description: 'For people; grants nothing.' }),
    issuedAt: t.string({
      description: 'ISO 8601.',
      resolve: ({ issuedAt }) => issuedAt.toISOString(),
    }),
    total: t.field({
      type: MoneyRef,
      description: 'Gross; of a credit note what is given back.',
      resolve: ({ total, content }) => ({ cents: total, currencyCode: content.currency }),
    }),
    formats: t.stringList({
      description: '`pdf`, and `xml` where it is an XRechnung.',
      resolve: (invoice) => [...formatsOf(invoice)],
    }),
  }),
});

builder.objectField(ShipmentRef, 'invoice', (t) =>
  t.field({
    type: InvoiceRef,
    nullable: true,
    description: 'ORD-07. Null for what is still to come, and for what costs nothing.',
    resolve: async ({ of, shipment }, _, { services }) =>
      (await services.invoices.ofOrder(of.order.id)).find(
        ({ shipmentNumber }) => shipmentNumber === shipment.number,
      ),
  }),
);

builder.objectField(OrderRef, 'creditNotes', (t) =>
  t.field({
    type: [InvoiceRef],
    description: 'The oldest first.',
    resolve: async ({ order }, _, { services }) =>
      (await services.invoices.ofOrder(order.id)).filter(({ kind }) => kind === 'creditNote'),
  }),
);

builder.queryFields((t) => ({
  invoiceFile: t.personal.string({
    nullable: true,
    description:
      "An order's invoice or credit note as a file in Base64, by the id of the customer's own order or by the link of a guest's. Null: there is none.",
    args: {
      orderId: t.arg.string(),
      link: t.arg.string(),
      number: t.arg.string({ required: true }),
      format: t.arg.string({ required: true, description: 'One of its `formats`.' }),
    },
    resolve: async (_, { orderId, link, number, format }, context) => {
      const { history } = context.services.orders;
      const found = link
        ? await history.findByLink(link)
        : await history.find(await shopperOf(context), orderId ?? '');
      const file = found && (await context.services.invoices.file(found.order.id, number, format));
      return file && Buffer.from(file.content).toString('base64');
    },
  }),
}));
