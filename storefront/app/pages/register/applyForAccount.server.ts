import { mutate, serverAnswer } from '@kreide/relay';
import { passwordLength } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, formFailure, hasFaults } from '../../features/form/answer.ts';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import { businessFaults } from '../../features/session/businessRegistration.ts';
import { registerBusiness } from '../../features/session/register.server.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { asVisitor } from '../../platform/session.server.ts';
import type { BusinessChoicesQuery } from './__generated__/BusinessChoicesQuery.graphql';
import type { UploadCertificateMutation } from './__generated__/UploadCertificateMutation.graphql';
import type { UploadSignatureQuery } from './__generated__/UploadSignatureQuery.graphql';
import { businessChoicesQuery } from './BusinessChoicesQuery.ts';
import { atFileField, certificateFile, certificateId, certificateName } from './certificate.ts';
import { uploadCertificateMutation } from './UploadCertificateMutation.ts';
import { uploadSignatureQuery } from './UploadSignatureQuery.ts';

type Context = Readonly<RouterContextProvider>;
type Values = Readonly<Record<string, string>>;

/** Uploads may take longer. */
const timeout = 30_000;

/** API-89. */
export const businessChoices = (context: Context): Promise<BusinessChoicesQuery['response']> =>
  serverAnswer<BusinessChoicesQuery>(context.get(relayContext), businessChoicesQuery, {});

/**
 * REG-04: keeps the paper first, whatever else is wrong, since a browser without JavaScript sends a
 * file back to nobody; then asks for the account.
 *
 * @param received the page that says what comes next
 */
export const applyForAccount = (context: Context, request: Request, received: string) =>
  runFormAction<Response, FormFailure>(request, {
    failed: failureItself,
    async send(typed, form) {
      asVisitor(context, request);
      const { values, fault } = await withCertificate(context, typed, form);
      if (fault !== undefined) {
        const faults = businessFaults(
          { ...values, [certificateId]: 'refused' },
          passwordLength.min,
        );
        return { refusal: formFailure(values, { ...faults, [certificateFile]: fault }) };
      }
      const answer = await registerBusiness(context, request, values);
      if (answer.successfull) return { answer: seeOther(received) };
      const errors = atFileField(
        Object.fromEntries(
          answer.fieldErrors.map(({ fieldName, message }) => [fieldName, message]),
        ),
      );
      // A paper that is gone has to be sent again.
      const kept =
        errors[certificateFile] === undefined ? values : { ...values, [certificateId]: '' };
      const message = hasFaults(errors) ? null : (answer.errorMessage ?? 'somethingWentWrong');
      return { refusal: formFailure(kept, errors, message) };
    },
  });

/** The form's values with the paper that came along, or that one before has sent. */
async function withCertificate(
  context: Context,
  values: Values,
  form: FormData,
): Promise<{ readonly values: Values; readonly fault?: string }> {
  const file = form.get(certificateFile);
  // An empty field sends one without a name.
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return { values };
  const environment = context.get(relayContext);
  const { uploadSignature } = await serverAnswer<UploadSignatureQuery>(
    environment,
    uploadSignatureQuery,
    {},
  );
  const { result } = await mutate<UploadCertificateMutation>(
    environment,
    uploadCertificateMutation,
    { signature: uploadSignature.signature, file: null },
    { metadata: { timeout }, uploadables: { file } },
  );
  if (!result.certificateId) return { values, fault: result.errorMessage ?? 'somethingWentWrong' };
  return {
    values: {
      ...values,
      [certificateId]: result.certificateId,
      [certificateName]: result.name ?? '',
    },
  };
}
