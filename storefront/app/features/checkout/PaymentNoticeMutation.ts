import { graphql } from '@kreide/relay';

export const paymentNoticeMutation = graphql`
  mutation PaymentNoticeMutation($paymentId: String!, $headers: String!, $body: String!) {
    paymentNotice(paymentId: $paymentId, headers: $headers, body: $body) { successful }
  }
`;
