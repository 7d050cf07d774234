import { graphql } from '@kreide/relay';

export const footerQuery = graphql`
  query FooterQuery {
    footer: footerData(footerPageId: "/-/footer") {
      usps { image { src alt } icon headline subheadline text link }
      linkBlocks { headline type content link links { label url external } }
      socialLinks { label url external }
    }
    offeredPayments
    xRechnung: parameters(name: "payment-type", entry: "xRechnung") { value }
    dpd: parameters(name: "shipping-carrier", entry: "dpd") { value }
  }
`;
