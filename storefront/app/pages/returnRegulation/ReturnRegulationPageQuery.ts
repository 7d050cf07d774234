import { graphql } from '@kreide/relay';

export const returnRegulationPageQuery = graphql`
  query ReturnRegulationPageQuery($hash: String!, $draftId: String!) {
    draft: returnDraft(draftId: $draftId) {
      hash
      selectedRegulation
      regulations
    }
    order: findOrderForReturn(hash: $hash) { salesOrderNo }
  }
`;
