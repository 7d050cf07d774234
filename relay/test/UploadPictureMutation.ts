import { graphql } from '../src/index.ts';

export const uploadPictureMutation = graphql`
  mutation UploadPictureMutation($file: File!, $note: String) {
    uploadPicture(file: $file, note: $note)
  }
`;
