import { graphql } from '@kreide/relay';

export const returnCarrierPageQuery = graphql`
  query ReturnCarrierPageQuery($hash: String!, $draftId: String!) {
    draft: returnDraft(draftId: $draftId) {
      hash
      selectedRegulation
      selectedCarrier
      labels
      contact { salutation firstName lastName email phone }
      items { lineNo quantity reason }
    }
    order: findOrderForReturn(hash: $hash) {
      salesOrderNo
      items { lineNo name }
      contact { salutation firstName lastName email phone }
    }
    carriers: availableCarriers(hash: $hash) { code name }
  }
`;
