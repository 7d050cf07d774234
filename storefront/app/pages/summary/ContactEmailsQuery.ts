import { graphql } from '@kreide/relay';

/** API-62. */
export const contactEmailsQuery = graphql`
  query ContactEmailsQuery($cartId: String!) {
    emails: getContactEmails(cartId: $cartId)
  }
`;
