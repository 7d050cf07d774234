import { builder } from '../../schema/builder.ts';
import { formResultFields } from '../../schema/result.ts';
import { visitorOf } from '../session/schema.ts';
import type { CertificateOutcome, UploadSignature } from './service.ts';

const SignatureRef = builder.objectRef<UploadSignature>('UploadSignature').implement({
  description: 'API-90: good for one file of the visitor who asked for it.',
  fields: (t) => ({
    signature: t.exposeString('signature'),
    expiresAt: t.string({ resolve: ({ expiresAt }) => expiresAt.toISOString() }),
  }),
});

const CertificateResultRef = builder.objectRef<CertificateOutcome>('CertificateResult').implement({
  description: 'API-90.',
  fields: (t) => ({
    ...formResultFields(t),
    certificateId: t.string({
      nullable: true,
      description: 'For `registerBusiness`, within a day.',
      resolve: (outcome) => (outcome.ok ? outcome.id : null),
    }),
    name: t.string({
      nullable: true,
      description: 'Of the file, with the ending of what it is.',
      resolve: (outcome) => (outcome.ok ? outcome.name : null),
    }),
  }),
});

builder.queryField('uploadSignature', ({ personal: t }) =>
  t.field({
    type: SignatureRef,
    resolve: (_, __, context) => context.services.certificates.sign(visitorOf(context)),
  }),
);

builder.mutationField('uploadCertificate', ({ personal: t }) =>
  t.field({
    type: CertificateResultRef,
    description:
      'API-90: PDF that opens without a password, JPEG or PNG, of at most 5 MB, whatever its name says.',
    args: {
      signature: t.arg.string({ required: true }),
      file: t.arg({ type: 'File', required: true }),
    },
    resolve: (_, { signature, file }, context) =>
      context.services.certificates.upload(visitorOf(context), signature, file),
  }),
);
