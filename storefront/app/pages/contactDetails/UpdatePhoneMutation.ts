import { graphql } from '@kreide/relay';

export const updatePhoneMutation = graphql`
  mutation UpdatePhoneMutation($phone: String!) {
    result: updatePhone(phone: $phone) {
      successful
      errorMessage: generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
