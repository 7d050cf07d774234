import { graphql } from '@kreide/relay';

export const summaryNewsletterMutation = graphql`
  mutation SummaryNewsletterMutation($email: String!, $wording: String!) {
    result: newsletterSubscribe(email: $email, wording: $wording) { successful }
  }
`;
