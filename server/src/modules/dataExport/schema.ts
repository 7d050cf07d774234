import { builder } from '../../schema/builder.ts';
import { accountResultFields } from '../../schema/result.ts';
import type { FormResult } from '../form/form.ts';
import { shopperOf } from '../session/schema.ts';
import { type ExportRow, exportStates } from './store.ts';

const DataExportStateRef = builder.enumType('DataExportState', {
  values: exportStates,
  description:
    'making: the files come soon. failed: they could not be made. ready: they can be downloaded by the link of the mail until they are expired.',
});

const DataExportRef = builder.objectRef<ExportRow>('DataExport').implement({
  description: 'What the shop keeps of a customer, as files (Art. 15, 20 GDPR).',
  fields: (t) => ({
    state: t.expose('state', { type: DataExportStateRef }),
    requestedAt: t.string({ resolve: ({ requestedAt }) => requestedAt.toISOString() }),
    expiresAt: t.string({
      nullable: true,
      description: 'Null until it is made.',
      resolve: ({ expiresAt }) => expiresAt?.toISOString(),
    }),
  }),
});

const DataExportFormatRef = builder.enumType('DataExportFormat', {
  values: ['json', 'html'] as const,
});

const DataExportResultRef = builder.objectRef<FormResult>('DataExportResult').implement({
  fields: accountResultFields,
});

builder.queryFields(({ personal: t }) => ({
  dataExport: t.field({
    type: DataExportRef,
    nullable: true,
    description: "The customer's latest export; null: none was asked for.",
    resolve: async (_, __, context) =>
      context.services.dataExports.latest(await shopperOf(context)),
  }),
  dataExportByLink: t.field({
    type: DataExportRef,
    nullable: true,
    description:
      "What the link of the mail leads to, for the customer whose it is. Null: the link is somebody else's, or over.",
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, context) =>
      context.services.dataExports.open(await shopperOf(context), token),
  }),
  dataExportFile: t.string({
    nullable: true,
    description: 'One of its files, gzip in Base64. Null as above.',
    args: {
      token: t.arg.string({ required: true }),
      format: t.arg({ type: DataExportFormatRef, required: true }),
    },
    resolve: async (_, { token, format }, context) => {
      const shopper = await shopperOf(context);
      const file = await context.services.dataExports.file(shopper, token, format);
      return file && Buffer.from(file).toString('base64');
    },
  }),
}));

builder.mutationFields(({ personal: t }) => ({
  requestDataExport: t.field({
    type: DataExportResultRef,
    description:
      'Asks for an export, in the place of the latest; a mail brings the link. While one is being made, nothing changes.',
    resolve: async (_, __, context) =>
      context.services.dataExports.request(await shopperOf(context)),
  }),
}));
