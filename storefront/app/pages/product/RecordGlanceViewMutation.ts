import { graphql } from '@kreide/relay';

export const recordGlanceViewMutation = graphql`
  mutation RecordGlanceViewMutation($productId: String!, $itemId: String!, $domain: String!) {
    recordGlanceView(productId: $productId, itemId: $itemId, domain: $domain) { successful }
  }
`;
