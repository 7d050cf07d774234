import { graphql } from '@kreide/relay';

export const primePageQuery = graphql`
  query PrimePageQuery {
    primeOffer { ...PrimePage_offer }
  }
`;
