import { graphql } from '@kreide/relay';

export const uploadReturnImageMutation = graphql`
  mutation UploadReturnImageMutation($file: File!) {
    result: uploadReturnImage(file: $file) {
      successful
      errorMessage
      imageId
    }
  }
`;
