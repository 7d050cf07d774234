import { Button, RadioGroup, Stack, Text } from '@kreide/design-system';
import { serverQuery, useRouteQuery } from '@kreide/relay';
import { Form, useNavigation } from 'react-router';
import { refusalOf } from '../../features/form/answer.ts';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { failureItself, runFormAction } from '../../features/form/runFormAction.server.ts';
import { sendForm } from '../../features/form/sending.ts';
import { useForm } from '../../features/form/useForm.ts';
import { ReturnPage } from '../../features/returns/ReturnPage.tsx';
import { openReturn, saveDraft } from '../../features/returns/returnDraft.server.ts';
import { returnPath } from '../../features/returns/steps.ts';
import { seeOther } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { ReturnRegulationPageQuery } from './__generated__/ReturnRegulationPageQuery.graphql';
import type { Route } from './+types/route';
import { returnRegulationPageQuery } from './ReturnRegulationPageQuery.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const variables = await openReturn('regulations', context, request);
  const { routeQuery } = await serverQuery<ReturnRegulationPageQuery>(
    context.get(relayContext),
    returnRegulationPageQuery,
    variables,
  );
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, returnRegulationPageQuery);

export const action = ({ context, request }: Route.ActionArgs) =>
  runFormAction(request, {
    failed: failureItself,
    async send(values) {
      const { hash, draftId } = await openReturn('regulations', context, request);
      const returnOrder = { regulation: values.regulation ?? '' };
      const saved = await saveDraft(context, { hash, draftId, returnOrder });
      return saved.successful
        ? { answer: seeOther(returnPath('carrier')) }
        : { refusal: refusalOf(values, saved) };
    },
  });

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, (failure) => failure);

/** RET-12: what the customer gets for the goods; the first is proposed. */
export default function ReturnRegulationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { draft } = useRouteQuery<ReturnRegulationPageQuery>(
    returnRegulationPageQuery,
    loaderData.routeQuery,
  );
  const t = useMessages();
  const navigation = useNavigation();
  const regulations = draft?.regulations ?? [];
  const form = useForm({
    initial: { regulation: draft?.selectedRegulation ?? regulations[0] ?? '' },
    failure: actionData,
  });
  return (
    <ReturnPage step="regulations" title={t('returns.regulation')} hash={draft?.hash ?? ''}>
      {regulations.length === 0 ? (
        <Text>{t('returns.regulation.none')}</Text>
      ) : (
        <Form method="post" noValidate {...form.handlers}>
          <Stack gap="l">
            <FormErrors form={form} />
            <RadioGroup
              kind="cards"
              name="regulation"
              legend={t('returns.regulation')}
              legendHidden
              defaultValue={form.value('regulation')}
              error={form.field('regulation').error}
              options={regulations.map((value) => ({
                value,
                label: t.ofServer(`returns.regulation.${value}`),
                hint: t.ofServer(`returns.regulation.${value}.hint`),
              }))}
            />
            <div>
              <Button type="submit" loading={navigation.formMethod === 'POST'}>
                {t('returns.next')}
              </Button>
            </div>
          </Stack>
        </Form>
      )}
    </ReturnPage>
  );
}
