import { ButtonLink, Container, EmptyState } from '@kreide/design-system';
import { serverAnswer } from '@kreide/relay';
import { loginPathFor } from '@kreide/server/contract';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { relayContext } from '../../platform/requestContext.ts';
import type { JoinPageQuery } from './__generated__/JoinPageQuery.graphql';
import type { Route } from './+types/route';
import { JoinForm } from './JoinForm.tsx';
import { joinPageQuery } from './JoinPageQuery.ts';
import { type JoinAnswer, join } from './join.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const { institutionInvitation: invitation, passwordRules } = await serverAnswer<JoinPageQuery>(
    context.get(relayContext),
    joinPageQuery,
    { token },
  );
  return { token, invitation, minLength: passwordRules.minLength };
}

export const action = ({ context, request }: Route.ActionArgs) => join(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<JoinAnswer, JoinAnswer>(args, (failure) => ({ failure }));

/** What the link of an invitation leads to, until somebody has joined or the link is over. */
export default function JoinRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages();
  const { token, invitation, minLength } = loaderData;
  const number = actionData?.customerNumber;
  const failure = actionData?.failure;
  const isOver = !invitation || failure?.message === 'vue.people.error.linkOver';
  if (number === undefined && !isOver) {
    const { company } = invitation;
    const title = company ? t('join.title', { company }) : t('join.title.plain');
    return (
      <Container width="form">
        <PageHead title={title} />
        <JoinForm {...{ title, token, invitation, minLength, failure }} />
      </Container>
    );
  }
  const title = number === undefined ? t('join.over') : t('join.done', { number });
  return (
    <Container width="form">
      <PageHead title={title} />
      <EmptyState
        drawing={number === undefined ? 'broken' : 'done'}
        headingLevel={1}
        title={title}
        actions={
          <ButtonLink href={number === undefined ? '/login' : loginPathFor(number)}>
            {t('password.toLogin')}
          </ButtonLink>
        }
      >
        {t(number === undefined ? 'join.over.text' : 'join.done.text')}
      </EmptyState>
    </Container>
  );
}
