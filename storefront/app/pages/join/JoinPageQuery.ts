import { graphql } from '@kreide/relay';

export const joinPageQuery = graphql`
  query JoinPageQuery($token: String!) {
    institutionInvitation(token: $token) { company inviterName email firstName lastName }
    passwordRules { minLength }
  }
`;
