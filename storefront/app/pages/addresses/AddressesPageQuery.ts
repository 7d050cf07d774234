import { graphql } from '@kreide/relay';

export const addressesPageQuery = graphql`
  query AddressesPageQuery {
    getBillingAddresses {
      addressId
      ...AddressEntry_address
      ...AddressFields_address
    }
    getShippingAddresses {
      addressId
      isStation
      ...AddressEntry_address
      ...AddressFields_address
    }
  }
`;
