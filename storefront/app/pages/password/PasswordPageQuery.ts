import { graphql } from '@kreide/relay';

export const passwordPageQuery = graphql`
  query PasswordPageQuery {
    passwordRules { minLength }
    customerPasskeys {
      passkeys { passkeyId name host isOfThisHost isBackedUp createdAt lastUsedAt }
      needsPassword
    }
    customerSessions { sessionId device createdAt seenAt isCurrent }
  }
`;
