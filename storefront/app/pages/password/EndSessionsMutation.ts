import { graphql } from '@kreide/relay';

export const endSessionsMutation = graphql`
  mutation EndSessionsMutation($sessionId: String) {
    endSessions(sessionId: $sessionId) { successful }
  }
`;
