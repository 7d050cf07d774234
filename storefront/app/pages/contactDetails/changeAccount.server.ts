import { type IEnvironment, mutate } from '@kreide/relay';
import type { RouterContextProvider } from 'react-router';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { keepingForm } from '../../features/form/keepingForm.server.ts';
import { asFailure, runFormAction } from '../../features/form/runFormAction.server.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { logOut } from '../../platform/session.server.ts';
import { queueToast } from '../../platform/toasts.ts';
import type { ChangeAccountDataMutation } from './__generated__/ChangeAccountDataMutation.graphql';
import type { DeleteAccountMutation } from './__generated__/DeleteAccountMutation.graphql';
import type { RequestDataExportMutation } from './__generated__/RequestDataExportMutation.graphql';
import type { SendEmailConfirmationMutation } from './__generated__/SendEmailConfirmationMutation.graphql';
import type { UpdateEmailMutation } from './__generated__/UpdateEmailMutation.graphql';
import type { UpdatePhoneMutation } from './__generated__/UpdatePhoneMutation.graphql';
import {
  type AccountFormName,
  accountFaults,
  exportForm,
  formNamed,
  path,
} from './accountForms.ts';
import { changeAccountDataMutation } from './ChangeAccountDataMutation.ts';
import { deleteAccountMutation } from './DeleteAccountMutation.ts';
import { requestDataExportMutation } from './RequestDataExportMutation.ts';
import { sendEmailConfirmationMutation } from './SendEmailConfirmationMutation.ts';
import { updateEmailMutation } from './UpdateEmailMutation.ts';
import { updatePhoneMutation } from './UpdatePhoneMutation.ts';

export interface AccountAnswer {
  readonly failure: FormFailure;
}

type Values = Readonly<Record<string, string>>;

/** Changes what the form says that was sent (ACCT-01, ACCT-02), or sends the confirmation again. */
export const changeAccount = (context: Readonly<RouterContextProvider>, request: Request) =>
  runFormAction<Response, AccountAnswer>(request, {
    failed: asFailure,
    check: (values) => accountFaults(formNamed(values.form), values),
    send: (values) =>
      keepingForm(context, values, async () => {
        const name = values.form === exportForm ? exportForm : formNamed(values.form);
        const result = await run(context.get(relayContext), name, values);
        if (!result.successful) return { refusal: refusalOf(values, result) };
        if (name !== 'delete')
          return { answer: seeOther(`${path}?done=${name ?? 'confirmation'}`) };
        // ACCT-02: whoever deletes an account goes on as a new visitor.
        const { cookies } = await logOut(context);
        const toast = queueToast(
          request.headers.get('cookie'),
          { tone: 'success', messageKey: 'account.deleted' },
          isSecureRequest(context),
        );
        return { answer: seeOther('/login', [...cookies, toast]) };
      }),
  });

async function run(
  environment: IEnvironment,
  name: AccountFormName | typeof exportForm | undefined,
  values: Values,
) {
  const { salutation = '', firstName = '', lastName = '' } = values;
  const { phone = '', email = '', currentPassword = '' } = values;
  switch (name) {
    case 'data': {
      const data = { salutation, firstName, lastName };
      return (await mutate<ChangeAccountDataMutation>(environment, changeAccountDataMutation, data))
        .result;
    }
    case 'phone':
      return (await mutate<UpdatePhoneMutation>(environment, updatePhoneMutation, { phone }))
        .result;
    case 'email': {
      const change = { email, currentPassword };
      return (await mutate<UpdateEmailMutation>(environment, updateEmailMutation, change)).result;
    }
    case 'delete': {
      const proof = { currentPassword };
      return (await mutate<DeleteAccountMutation>(environment, deleteAccountMutation, proof))
        .result;
    }
    case exportForm:
      return (await mutate<RequestDataExportMutation>(environment, requestDataExportMutation, {}))
        .result;
    default:
      return (
        await mutate<SendEmailConfirmationMutation>(environment, sendEmailConfirmationMutation, {})
      ).result;
  }
}
