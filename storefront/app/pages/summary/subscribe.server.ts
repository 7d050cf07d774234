import { fetchQuery, GraphQLRequestError, type IEnvironment, mutate } from '@kreide/relay';
import { consentWording } from '../../features/newsletter/consentWording.ts';
import type { ContactEmailsQuery } from './__generated__/ContactEmailsQuery.graphql';
import type { SummaryNewsletterMutation } from './__generated__/SummaryNewsletterMutation.graphql';
import { contactEmailsQuery } from './ContactEmailsQuery.ts';
import { summaryNewsletterMutation } from './SummaryNewsletterMutation.ts';

/**
 * SUBMIT-04: asks the address of the order by mail to confirm the newsletter. That it could not be
 * asked keeps nobody from ordering.
 */
export async function subscribe(environment: IEnvironment, cartId: string): Promise<void> {
  try {
    const answer = await fetchQuery<ContactEmailsQuery>(environment, contactEmailsQuery, {
      cartId,
    }).toPromise();
    const email = answer?.emails[0];
    if (email === undefined) return;
    await mutate<SummaryNewsletterMutation>(environment, summaryNewsletterMutation, {
      email,
      wording: consentWording,
    });
  } catch (error) {
    if (!(error instanceof GraphQLRequestError)) throw error;
  }
}
