import { graphql } from '@kreide/relay';

export const returnProductsPageQuery = graphql`
  query ReturnProductsPageQuery($hash: String!, $draftId: String!) {
    isEnabled: parameters(name: "returns", entry: "enabled") { value }
    order: findOrderForReturn(hash: $hash) {
      salesOrderNo
      orderDate
      items { id lineNo returnableQuantity }
      ...ReturnProductsForm_order
      ...EarlierReturns_order
    }
    draft: returnDraft(draftId: $draftId) {
      hash
      rma
      ...ReturnProductsForm_draft
    }
  }
`;
