import { graphql } from '@kreide/relay';

export const customerNumberPageQuery = graphql`
  query CustomerNumberPageQuery {
    customerInfo { educational { customerNumber } }
  }
`;
