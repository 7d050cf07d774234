import { graphql } from '@kreide/relay';

export const recordConsentMutation = graphql`
  mutation RecordConsentMutation(
    $id: String!
    $version: String!
    $statistics: Boolean!
    $marketing: Boolean!
  ) {
    recordConsent(
      id: $id
      version: $version
      statistics: $statistics
      marketing: $marketing
    ) {
      successful
    }
  }
`;
