import { graphql } from '@kreide/relay';

export const uploadSignatureQuery = graphql`
  query UploadSignatureQuery {
    uploadSignature { signature }
  }
`;
