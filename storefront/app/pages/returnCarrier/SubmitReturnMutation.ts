import { graphql } from '@kreide/relay';

export const submitReturnMutation = graphql`
  mutation SubmitReturnMutation($hash: String!, $draftId: String!) {
    result: submitReturnOrder(hash: $hash, draftId: $draftId) {
      isError
      errorMsg
      fieldErrors { fieldName formName message }
    }
  }
`;
