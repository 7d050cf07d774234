import { graphql } from '@kreide/relay';

export const enterCompetitionMutation = graphql`
  mutation EnterCompetitionMutation(
    $name: String!
    $salutation: String!
    $firstName: String!
    $lastName: String!
    $email: String!
    $answer: String
    $acceptsTerms: Boolean!
  ) {
    competition(
      name: $name
      salutation: $salutation
      firstName: $firstName
      lastName: $lastName
      email: $email
      answer: $answer
      acceptsTerms: $acceptsTerms
    ) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
