import { graphql } from '@kreide/relay';

export const dataExportPageQuery = graphql`
  query DataExportPageQuery($token: String!) {
    dataExportByLink(token: $token) { requestedAt expiresAt }
  }
`;
