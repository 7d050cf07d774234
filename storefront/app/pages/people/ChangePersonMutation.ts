import { graphql } from '@kreide/relay';

export const changePersonMutation = graphql`
  mutation ChangePersonMutation($personId: String!, $role: String!, $orderLimit: String) {
    result: changePerson(personId: $personId, role: $role, orderLimit: $orderLimit) {
      successful
      errorMessage
      fieldErrors { fieldName message }
    }
  }
`;
