import { graphql } from '@kreide/relay';

export const returnLabelQuery = graphql`
  query ReturnLabelQuery($hash: String!, $rma: String!) {
    pdf: returnLabel(hash: $hash, rma: $rma)
  }
`;
