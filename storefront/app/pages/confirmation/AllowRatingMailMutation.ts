import { graphql } from '@kreide/relay';

export const allowRatingMailMutation = graphql`
  mutation AllowRatingMailMutation($orderId: String!, $wording: String!) {
    allowRatingMail(orderId: $orderId, wording: $wording) { successful errorMessage }
  }
`;
