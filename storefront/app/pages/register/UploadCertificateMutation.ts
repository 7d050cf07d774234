import { graphql } from '@kreide/relay';

export const uploadCertificateMutation = graphql`
  mutation UploadCertificateMutation($signature: String!, $file: File!) {
    result: uploadCertificate(signature: $signature, file: $file) {
      errorMessage
      certificateId
      name
    }
  }
`;
