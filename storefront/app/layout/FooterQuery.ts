import { graphql } from '@kreide/relay';

export const footerQuery = graphql`
  query FooterQuery {
    footer: footerData(footerPageId: "/-/footer") {
      usps { image { src alt } icon headline subheadline text link }
      linkBlocks { headline type content link links { label url external } }
      socialLinks { label url external }
    }
    twint: parameters(name: "feature", entry: "T134_Twint-Payment") { value }
    amazonPay: parameters(name: "amazonpay", entry: "activated") { value }
    amazonPayIsThere: parameters(name: "amazonpay", entry: "available") { value }
    xRechnung: parameters(name: "payment-type", entry: "xRechnung") { value }
    dpd: parameters(name: "shipping-carrier", entry: "dpd") { value }
  }
`;
