import { graphql } from '@kreide/relay';

export const newPasswordPageQuery = graphql`
  query NewPasswordPageQuery($token: String!) {
    emailTokenValidity(token: $token)
    passwordRules { minLength }
  }
`;
