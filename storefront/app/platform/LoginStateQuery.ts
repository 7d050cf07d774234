import { graphql } from '@kreide/relay';

export const loginStateQuery = graphql`
  query LoginStateQuery {
    customerInfo { visitorLoginState }
  }
`;
