import { graphql } from '@kreide/relay';

export const contactDetailsPageQuery = graphql`
  query ContactDetailsPageQuery {
    customerInfo {
      firstName
      lastName
      email { email isConfirmed }
      educational { customerNumber VATRegistrationNo termsOfPayment }
    }
    getCustomerAddress { lines phone }
  }
`;
