import { graphql } from '@kreide/relay';

export const emailUniquenessQuery = graphql`
  query EmailUniquenessQuery($email: String!) {
    emailUniqueness(email: $email)
  }
`;
