import { graphql } from '@kreide/relay';

export const passwordPageQuery = graphql`
  query PasswordPageQuery {
    passwordRules { minLength }
    customerSessions { sessionId device createdAt seenAt isCurrent }
  }
`;
