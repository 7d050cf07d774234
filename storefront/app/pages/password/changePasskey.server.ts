import { mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import { queueToast } from '../../platform/toasts.ts';
import type { RemovePasskeyMutation } from './__generated__/RemovePasskeyMutation.graphql';
import type { RenamePasskeyMutation } from './__generated__/RenamePasskeyMutation.graphql';
import { type PasskeyForm, passkeyForms } from './passkeyForms.ts';
import { removePasskeyMutation } from './RemovePasskeyMutation.ts';
import { renamePasskeyMutation } from './RenamePasskeyMutation.ts';

type Values = Readonly<Record<string, string>>;

/** Renames or removes a passkey of the customer. */
export async function changePasskey(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { form, values }: { readonly form: PasskeyForm; readonly values: Values },
): Promise<{ readonly answer: Response } | { readonly refusal: FormFailure }> {
  const { passkeyId = '', name = '' } = values;
  const environment = context.get(relayContext);
  const { result } = await withSession(context, () =>
    form === 'removePasskey'
      ? mutate<RemovePasskeyMutation>(environment, removePasskeyMutation, { passkeyId })
      : mutate<RenamePasskeyMutation>(environment, renamePasskeyMutation, { passkeyId, name }),
  );
  if (!result.successful) {
    const { generalErrorMessage: errorMessage, fieldErrors } = result;
    return { refusal: refusalOf(values, { errorMessage, fieldErrors }) };
  }
  const toast = queueToast(
    request.headers.get('cookie'),
    { tone: 'success', messageKey: passkeyForms[form] },
    isSecureRequest(context),
  );
  return { answer: seeOther('/myaccount/password', [toast]) };
}
