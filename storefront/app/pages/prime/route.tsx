import { Alert, Button, Container, EmptyState, Stack } from '@kreide/design-system';
import { clientQuery, type RouteQuery, serverQuery, useRouteQuery } from '@kreide/relay';
import { consumerStorefronts, hasPrime } from '@kreide/server/contract';
import { data, Form, useNavigation, useSearchParams } from 'react-router';
import { sendForm } from '../../features/form/sending.ts';
import { useMessages } from '../../platform/i18n/messages.tsx';
import '../../platform/i18n/orderTexts.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import type { PrimePageQuery } from './__generated__/PrimePageQuery.graphql';
import type { Route } from './+types/route';
import { PrimePage } from './PrimePage.tsx';
import { primePageQuery } from './PrimePageQuery.ts';
import { type PrimeAnswer, runPrimeForm } from './prime.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { data: answer, routeQuery } = await serverQuery<PrimePageQuery>(
    context.get(relayContext),
    primePageQuery,
    {},
  );
  const { facts, tags } = context.get(requestContext);
  // The offer is parameters: whatever changes drops the page.
  tags.add('catalog');
  facts.missingIn = consumerStorefronts.filter((storefront) => !hasPrime(storefront));
  // DEC-91: not every storefront sells one.
  if (!answer.primeOffer) throw data(null, { status: 404 });
  return { routeQuery };
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { routeQuery: clientQuery<PrimePageQuery>(context.get(relayContext), primePageQuery, {}) };
}

export const action = ({ context, request }: Route.ActionArgs) => runPrimeForm(context, request);

export const clientAction = (args: Route.ClientActionArgs) =>
  sendForm<PrimeAnswer, PrimeAnswer>(args, (failure) => ({ failure }));

/** ROUTE-10: the offer; with a link from a mail, the place on the waiting list (PRIME-06). */
export default function PrimeRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages();
  const [params] = useSearchParams();
  const token = params.get('token');
  return (
    <Container width={token === null ? 'narrow' : 'form'}>
      <PageHead title={t('prime.title')} description={t('prime.lead')} />
      {token === null ? (
        <Offer routeQuery={loaderData.routeQuery} answer={actionData} />
      ) : (
        <PlaceOnList token={token} answer={actionData} />
      )}
    </Container>
  );
}

interface AnswerProps {
  answer: PrimeAnswer | undefined;
}

const failureOf = (answer: PrimeAnswer | undefined) =>
  answer && 'failure' in answer ? answer.failure : undefined;

function Offer({ routeQuery, answer }: AnswerProps & { routeQuery: RouteQuery }) {
  const { primeOffer } = useRouteQuery<PrimePageQuery>(primePageQuery, routeQuery);
  if (!primeOffer) return null;
  return (
    <PrimePage
      offer={primeOffer}
      failure={failureOf(answer)}
      isWaiting={answer !== undefined && 'waiting' in answer}
    />
  );
}

/** Confirming takes a button, since programs that scan mails follow links, too. */
function PlaceOnList({ token, answer }: AnswerProps & { token: string }) {
  const t = useMessages();
  const navigation = useNavigation();
  const isDone = answer !== undefined && 'waiting' in answer;
  const message = failureOf(answer)?.message;
  return (
    <Stack gap="m">
      {message && (
        <Alert tone="danger" live>
          {t.ofServer(message)}
        </Alert>
      )}
      <EmptyState
        drawing={isDone ? 'done' : 'list'}
        headingLevel={1}
        title={t(isDone ? 'prime.waiting.confirmed' : 'prime.waiting.confirm')}
        actions={
          isDone ? undefined : (
            <Form method="post">
              <input type="hidden" name="intent" value="confirm" />
              <input type="hidden" name="token" value={token} />
              <Button type="submit" loading={navigation.formMethod === 'POST'}>
                {t('prime.waiting.confirm.submit')}
              </Button>
            </Form>
          )
        }
      >
        {t(isDone ? 'prime.waiting.confirmed.text' : 'prime.waiting.confirm.text')}
      </EmptyState>
    </Stack>
  );
}
