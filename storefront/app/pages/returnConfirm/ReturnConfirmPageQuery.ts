import { graphql } from '@kreide/relay';

export const returnConfirmPageQuery = graphql`
  query ReturnConfirmPageQuery($hash: String!, $draftId: String!) {
    draft: returnDraft(draftId: $draftId) { hash rma }
    order: findOrderForReturn(hash: $hash) {
      salesOrderNo
      returnAddress
      returns {
        rma
        carrier
        carrierName
        regulation
        status
        labels
        items { lineNo name quantity }
      }
    }
  }
`;
