import { graphql } from '@kreide/relay';

export const requestDataExportMutation = graphql`
  mutation RequestDataExportMutation {
    result: requestDataExport {
      successful
      errorMessage: generalErrorMessage
      fieldErrors { fieldName message }
    }
  }
`;
