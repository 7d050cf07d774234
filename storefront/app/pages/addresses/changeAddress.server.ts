import { mutate } from '@kreide/relay';
import type { AddressKind } from '@kreide/server/contract';
import type { RouterContextProvider } from 'react-router';
import {
  type AddressArguments,
  addressArguments,
  addressFaults,
  fieldOfApi,
  valuesOfForm,
} from '../../features/checkout/addressForm.ts';
import { type FormFailure, refusalOf } from '../../features/form/answer.ts';
import { keepingForm } from '../../features/form/keepingForm.server.ts';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { isSecureRequest } from '../../platform/identity.server.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { queueToast } from '../../platform/toasts.ts';
import type { RemoveAddressMutation } from './__generated__/RemoveAddressMutation.graphql';
import type { RestoreAddressMutation } from './__generated__/RestoreAddressMutation.graphql';
import type { SaveBillingAddressMutation } from './__generated__/SaveBillingAddressMutation.graphql';
import type { SavePackstationAddressMutation } from './__generated__/SavePackstationAddressMutation.graphql';
import type { SaveShippingAddressMutation } from './__generated__/SaveShippingAddressMutation.graphql';
import { pathOf } from './addressBook.ts';
import { removeAddressMutation } from './RemoveAddressMutation.ts';
import { restoreAddressMutation } from './RestoreAddressMutation.ts';
import { saveBillingAddressMutation } from './SaveBillingAddressMutation.ts';
import { savePackstationAddressMutation } from './SavePackstationAddressMutation.ts';
import { saveShippingAddressMutation } from './SaveShippingAddressMutation.ts';

type Context = Readonly<RouterContextProvider>;

/** API-80, API-81. */
interface AddressResult {
  readonly successful: boolean;
  readonly generalErrorMessage?: string | null | undefined;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly message: string }[];
}

/** Saves, removes or restores an address, as the button says that was pressed (ADDR-01). */
export function changeAddress(context: Context, request: Request, kind: AddressKind) {
  const { domain } = context.get(requestContext);
  const situation = { storefront: domain.shopStoreId, needsEmail: false };
  const isSaving = (values: Readonly<Record<string, string>>) => values.intent === 'save';
  return runFormAction(request, {
    failed: failureItself,
    check: (values) =>
      isSaving(values) ? addressFaults(kind, valuesOfForm(kind, values), situation) : {},
    send: (values) =>
      keepingForm(context, values, async () => {
        const { intent, addressId = '' } = values;
        if (intent === 'remove') {
          const result = await remove(context, addressId);
          if (!result.successful) return { refusal: refusal(kind, values, result) };
          return { answer: seeOther(`${pathOf[kind]}?removed=${addressId}`) };
        }
        const isRestored = intent === 'restore';
        const result = isRestored
          ? await restore(context, addressId)
          : await save(context, kind, valuesOfForm(kind, values));
        if (!result.successful) return { refusal: refusal(kind, values, result) };
        const toast = queueToast(
          request.headers.get('cookie'),
          { tone: 'success', messageKey: isRestored ? 'addresses.restored' : 'addresses.saved' },
          isSecureRequest(context),
        );
        return { answer: seeOther(pathOf[kind], [toast]) };
      }),
  });
}

async function save(
  context: Context,
  kind: AddressKind,
  values: Record<string, string>,
): Promise<AddressResult> {
  const environment = context.get(relayContext);
  const { addressId = '' } = values;
  const address: AddressArguments = addressArguments(kind, values);
  const variables = { ...address, addressId, isNew: addressId === '' };
  const { added, changed } =
    kind === 'billing'
      ? await mutate<SaveBillingAddressMutation>(environment, saveBillingAddressMutation, variables)
      : kind === 'shipping'
        ? await mutate<SaveShippingAddressMutation>(
            environment,
            saveShippingAddressMutation,
            variables,
          )
        : await mutate<SavePackstationAddressMutation>(
            environment,
            savePackstationAddressMutation,
            variables,
          );
  const result = added ?? changed;
  if (!result) throw new Error('The API answered neither of the two');
  return result;
}

async function remove(context: Context, addressId: string): Promise<AddressResult> {
  const { result } = await mutate<RemoveAddressMutation>(
    context.get(relayContext),
    removeAddressMutation,
    { addressId },
  );
  return result;
}

async function restore(context: Context, addressId: string): Promise<AddressResult> {
  const { result } = await mutate<RestoreAddressMutation>(
    context.get(relayContext),
    restoreAddressMutation,
    { addressId },
  );
  return result;
}

/** Under the names of the page's form (ADDR-14, ADDR-15). */
function refusal(
  kind: AddressKind,
  values: Readonly<Record<string, string>>,
  { fieldErrors, generalErrorMessage }: AddressResult,
): FormFailure {
  return refusalOf(values, {
    errorMessage: generalErrorMessage,
    fieldErrors: fieldErrors.map(({ fieldName, message }) => ({
      fieldName: fieldOfApi(kind, fieldName) ?? fieldName,
      message,
    })),
  });
}
