import { Alert, ButtonLink, Heading, Stack, Text } from '@kreide/design-system';
import { serverQuery, useRouteQuery } from '@kreide/relay';
import { useSearchParams } from 'react-router';
import { sendForm } from '../../features/form/sending.ts';
import { found } from '../../platform/answers.server.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext } from '../../platform/requestContext.ts';
import { withSession } from '../../platform/session.server.ts';
import type { PeoplePageQuery } from './__generated__/PeoplePageQuery.graphql';
import type { Route } from './+types/route';
import { changePeople, type PeopleAnswer } from './changePeople.server.ts';
import { InviteForm } from './InviteForm.tsx';
import { Invites } from './Invites.tsx';
import { peoplePageQuery } from './PeoplePageQuery.ts';
import { PersonCard } from './PersonCard.tsx';
import { formNamed, path } from './peopleForms.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** Consumers are nobody's colleagues. */
export async function loader({ context }: Route.LoaderArgs) {
  const { data, routeQuery } = await withSession(context, () =>
    serverQuery<PeoplePageQuery>(context.get(relayContext), peoplePageQuery, {}),
  );
  if (!data.institution) throw found('/myaccount/contact-details');
  return { routeQuery };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => personalData(args, peoplePageQuery);

export const action = ({ context, request }: Route.ActionArgs) => changePeople(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<PeopleAnswer, PeopleAnswer>(args, (failure) => ({ failure }));

/** The people of a school or company, each with an account (decision 047). */
export default function PeopleRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { institution } = useRouteQuery<PeoplePageQuery>(peoplePageQuery, loaderData.routeQuery);
  const t = useMessages();
  const [params] = useSearchParams();
  if (!institution) return null;
  const { company, mayManage, people, invites } = institution;
  const failure = actionData?.failure;
  // One form is open at a time, as the page's address says: without JavaScript, too.
  const asked = mayManage
    ? formNamed(failure ? failure.values.form : params.get('form'))
    : undefined;
  const askedOf = failure ? failure.values.person : params.get('person');
  // Whoever is alone has nobody to share the roles with.
  const mayChange = mayManage && people.length > 1;
  const person = mayChange ? people.find(({ personId }) => personId === askedOf) : undefined;
  const open = asked === 'invite' || person ? asked : undefined;
  const message = open === undefined ? failure?.message : undefined;
  const done = message ? undefined : formNamed(params.get('done'));
  const admins = people.filter(({ role, isClosed }) => role === 'admin' && !isClosed);
  return (
    <Stack gap="l">
      <PageHead title={t('people.title')} />
      <Stack gap="s">
        <Heading level={1}>{t('people.title')}</Heading>
        <Text tone="muted">{company ? t('people.lead', { company }) : t('people.lead.plain')}</Text>
        {!mayManage && (
          <Text tone="muted">
            {t('people.readOnly', {
              names: admins.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', '),
            })}
          </Text>
        )}
      </Stack>
      {message && (
        <Alert tone="danger" live>
          {t.ofServer(message)}
        </Alert>
      )}
      {done && !failure && (
        <Alert tone="success" live>
          {t(`people.done.${done}`)}
        </Alert>
      )}
      {open === 'invite' && <InviteForm failure={failure} />}
      {mayManage && open !== 'invite' && (
        <Stack gap="s">
          {people.length === 1 && invites.length === 0 && <Text>{t('people.alone')}</Text>}
          <div>
            <ButtonLink href={`${path}?form=invite`}>{t('people.invite')}</ButtonLink>
          </div>
        </Stack>
      )}
      <Stack as="ul" gap="s">
        {people.map((each) => (
          <PersonCard
            key={each.personId}
            person={each}
            mayChange={mayChange}
            open={each === person ? open : undefined}
            failure={each === person ? failure : undefined}
          />
        ))}
      </Stack>
      {invites.length > 0 && <Invites invites={invites} />}
    </Stack>
  );
}
