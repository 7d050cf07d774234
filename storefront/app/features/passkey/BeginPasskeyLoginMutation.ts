import { graphql } from '@kreide/relay';

export const beginPasskeyLoginMutation = graphql`
  mutation BeginPasskeyLoginMutation {
    beginPasskeyLogin { options ceremony }
  }
`;
