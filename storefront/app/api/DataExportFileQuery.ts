import { graphql } from '@kreide/relay';

export const dataExportFileQuery = graphql`
  query DataExportFileQuery($token: String!, $format: DataExportFormat!) {
    file: dataExportFile(token: $token, format: $format)
  }
`;
