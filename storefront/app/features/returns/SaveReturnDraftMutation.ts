import { graphql } from '@kreide/relay';

export const saveReturnDraftMutation = graphql`
  mutation SaveReturnDraftMutation(
    $hash: String!
    $draftId: String
    $returnOrder: ReturnOrderInput!
  ) {
    result: saveReturnDraft(hash: $hash, draftId: $draftId, returnOrder: $returnOrder) {
      successful
      errorMessage
      fieldErrors { fieldName formName message }
      draftId
    }
  }
`;
