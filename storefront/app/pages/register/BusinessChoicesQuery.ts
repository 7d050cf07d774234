import { graphql } from '@kreide/relay';

export const businessChoicesQuery = graphql`
  query BusinessChoicesQuery {
    jobTitles { code name }
    industries { code name }
  }
`;
