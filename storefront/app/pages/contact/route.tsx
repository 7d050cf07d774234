import { clientQuery, RouteBoundary } from '@kreide/relay';
import type { ContentPageQuery } from '../../features/content/__generated__/ContentPageQuery.graphql';
import { contentPageQuery } from '../../features/content/ContentPageQuery.ts';
import { loadContentPage } from '../../features/content/contentPage.server.ts';
import { textsOf } from '../../features/form/answer.ts';
import { sendForm } from '../../features/form/sending.ts';
import { remember, remembered } from '../../features/session/reminder.ts';
import { ContentPage } from '../../layout/ContentPage.tsx';
import { useMessages } from '../../platform/i18n/messages.tsx';
import { personalData } from '../../platform/personalData.ts';
import { relayContext, requestContext } from '../../platform/requestContext.ts';
import { useShop } from '../../platform/shop.tsx';
import type { Route } from './+types/route';
import { askedArticle, askedProduct } from './askedArticle.ts';
import { ContactForm } from './ContactForm.tsx';
import { orderContact, sendMessage } from './contact.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** With an order the page is personal (routeTable.ts). */
const orderIdOf = ({ searchParams }: URL) => searchParams.get('orderId');

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const orderId = orderIdOf(url);
  const asked = askedProduct(url);
  const [{ routeQuery }, initial, article] = await Promise.all([
    loadContentPage(context, request, { standsAlone: true }),
    orderId === null ? null : orderContact(context, orderId),
    askedArticle(context.get(relayContext), asked),
  ]);
  if (asked) context.get(requestContext).tags.add(`product:${asked.productId}`);
  return { routeQuery, initial, article };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { context, url } = args;
  if (orderIdOf(url) !== null) return personalData(args, contentPageQuery);
  const environment = context.get(relayContext);
  const variables = { url: url.pathname };
  const routeQuery = clientQuery<ContentPageQuery>(environment, contentPageQuery, variables);
  const article = await askedArticle(environment, askedProduct(url));
  const reminder = article ? null : remembered();
  return { routeQuery, initial: reminder ? { ...reminder, topic: 'account' } : null, article };
}

export const action = ({ context, request }: Route.ActionArgs) => sendMessage(context, request);

export async function clientAction(args: Route.ClientActionArgs) {
  const { topic, email, customerNumber, phone } = textsOf(await args.request.clone().formData());
  if (topic === 'account') remember({ email, customerNumber, phone });
  return sendForm(args, (failure) => failure);
}

/** NEWS-06: the editors' page of contacts, and the form; a product page's link asks of its article. */
export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages();
  const { domain } = useShop();
  const { routeQuery, initial, article } = loaderData;
  return (
    <RouteBoundary query={contentPageQuery} routeQuery={routeQuery} fallback={null}>
      <ContentPage
        routeQuery={routeQuery}
        titleAlone={t(`header.service.${domain.isB2b ? 'business' : 'consumer'}.1`)}
      >
        <ContactForm initial={initial} article={article} failure={actionData} />
      </ContentPage>
    </RouteBoundary>
  );
}
