import { graphql } from '@kreide/relay';

export const removePersonMutation = graphql`
  mutation RemovePersonMutation($personId: String!) {
    result: removePerson(personId: $personId) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
