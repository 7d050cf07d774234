import { graphql } from '@kreide/relay';

export const contactFormDataQuery = graphql`
  query ContactFormDataQuery($orderId: String!) {
    contactFormData(orderId: $orderId) {
      salutation
      firstName
      lastName
      email
      phone
      orderNumber
      customerNumber
    }
  }
`;
