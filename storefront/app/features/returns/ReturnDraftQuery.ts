import { graphql } from '@kreide/relay';

/** What the guards of the steps ask. */
export const returnDraftQuery = graphql`
  query ReturnDraftQuery($draftId: String!) {
    isEnabled: parameters(name: "returns", entry: "enabled") { value }
    draft: returnDraft(draftId: $draftId) {
      hash
      items { lineNo }
      selectedRegulation
      selectedCarrier
      rma
    }
  }
`;
