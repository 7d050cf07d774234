import { graphql } from '@kreide/relay';

export const primeCheckoutPageQuery = graphql`
  query PrimeCheckoutPageQuery {
    primeOffer {
      isOpen
      price { cents }
      months
      monthlyPrice { cents }
    }
    primePaymentMethods
    customerInfo {
      visitorLoginState
      firstName
      lastName
      email { email }
      primeInfo { status }
    }
  }
`;
