import { graphql } from '@kreide/relay';

export const passwordRulesQuery = graphql`
  query PasswordRulesQuery {
    passwordRules { minLength }
  }
`;
