import { graphql } from '@kreide/relay';

export const logoutMutation = graphql`
  mutation LogoutMutation {
    logout { successful }
  }
`;
