import { graphql } from '@kreide/relay';

export const contactDetailsPageQuery = graphql`
  query ContactDetailsPageQuery {
    customerInfo {
      salutation
      firstName
      lastName
      phone
      email { email isConfirmed }
      educational { customerNumber VATRegistrationNo termsOfPayment }
    }
    getCustomerAddress { lines }
    dataExport { state requestedAt expiresAt }
  }
`;
