import {
  Button,
  Card,
  FieldRow,
  Heading,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextField,
} from '@kreide/design-system';
import { serverQuery, useRouteQuery } from '@kreide/relay';
import { faultsOf, noLabel, returnContactForm, returnLabelLimits } from '@kreide/server/contract';
import { Form, useNavigation } from 'react-router';
import { EmailAddressField } from '../../features/form/EmailAddressField.tsx';
import { FormErrors } from '../../features/form/FormErrors.tsx';
import { PersonFields } from '../../features/form/PersonFields.tsx';
import { sendForm } from '../../features/form/sending.ts';
import { useForm } from '../../features/form/useForm.ts';
import { ReturnPage } from '../../features/returns/ReturnPage.tsx';
import { openReturn } from '../../features/returns/returnDraft.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import type { ReturnCarrierPageQuery } from './__generated__/ReturnCarrierPageQuery.graphql';
import type { Route } from './+types/route';
import { announce } from './announce.server.ts';
import { returnCarrierPageQuery } from './ReturnCarrierPageQuery.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const variables = await openReturn('carrier', context, request);
  const { routeQuery } = await serverQuery<ReturnCarrierPageQuery>(
    context.get(relayContext),
    returnCarrierPageQuery,
    variables,
  );
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  personalData(args, returnCarrierPageQuery);

export const action = ({ context, request }: Route.ActionArgs) => announce(context, request);

export const clientAction = (args: Route.ClientActionArgs) => sendForm(args, (failure) => failure);

/** RET-13, RET-14: who takes the parcel, and who can be asked about it. */
export default function ReturnCarrierRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, order, carriers } = useRouteQuery<ReturnCarrierPageQuery>(
    returnCarrierPageQuery,
    loaderData.routeQuery,
  );
  const t = useMessages();
  const navigation = useNavigation();
  const contact = draft?.contact ?? order?.contact;
  const form = useForm({
    initial: {
      ...contact,
      carrier: draft?.selectedCarrier ?? carriers[0]?.code ?? noLabel,
      labels: String(draft?.labels ?? returnLabelLimits.min),
    },
    failure: actionData,
    check: (values) => faultsOf(returnContactForm, values),
  });
  const hasLabels = carriers.some(({ code }) => code !== noLabel);
  return (
    <ReturnPage step="carrier" title={t('returns.carrier')} hash={draft?.hash ?? ''}>
      <Form method="post" noValidate {...form.handlers}>
        <Stack gap="xl">
          <FormErrors form={form} />
          <RadioGroup
            kind="cards"
            name="carrier"
            legend={t('returns.carrier')}
            legendHidden
            defaultValue={form.value('carrier')}
            error={form.field('carrier').error}
            options={carriers.map(({ code, name }) => ({
              value: code,
              label: name ?? t('returns.carrier.nolabel'),
              hint: t(code === noLabel ? 'returns.carrier.nolabel.hint' : 'returns.carrier.hint'),
            }))}
          />
          {hasLabels ? (
            <FieldRow weights={[1, 1]}>
              <Select
                {...form.field('labels')}
                label={t('returns.labels')}
                options={Array.from({ length: returnLabelLimits.max }, (_, index) => ({
                  value: String(index + 1),
                  label: String(index + 1),
                }))}
              />
            </FieldRow>
          ) : (
            <input type="hidden" name="labels" value="1" />
          )}
          <Stack as="section" gap="m" aria-labelledby="return-contact">
            <Heading level={2} size="h3" id="return-contact">
              {t('returns.contact')}
            </Heading>
            <PersonFields form={form} />
            <EmailAddressField
              {...form.field('email')}
              label={t('contact.email')}
              hint={t('returns.email.hint')}
              autoComplete="email"
            />
            <TextField
              {...form.field('phone')}
              type="tel"
              label={t('contact.phone')}
              optionalLabel={t('field.optional')}
              autoComplete="tel"
            />
          </Stack>
          <Card as="section" aria-labelledby="return-summary">
            <Stack gap="s">
              <Heading level={2} size="h4" id="return-summary">
                {t('returns.summary')}
              </Heading>
              {draft?.items.map(({ lineNo, quantity, reason }) => (
                <Text key={lineNo}>
                  {quantity} × {order?.items.find((item) => item.lineNo === lineNo)?.name} (
                  {t.ofServer(`returns.reason.${reason}`)})
                </Text>
              ))}
              <Text tone="muted">
                {t.ofServer(`returns.regulation.${draft?.selectedRegulation}`)}
              </Text>
            </Stack>
          </Card>
          <div>
            <Button type="submit" loading={navigation.formMethod === 'POST'}>
              {t('returns.announce')}
            </Button>
          </div>
        </Stack>
      </Form>
    </ReturnPage>
  );
}
