import { clientQuery, graphql, type IEnvironment, routeQueryData } from '@kreide/relay';
import type { footerQuery as FooterQuery } from './__generated__/footerQuery.graphql';

export const footerQuery = graphql`
  query footerQuery {
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

/** What the server writes the footer from; the browser is not sent it, for it has the markup. */
export async function loadFooter(environment: IEnvironment): Promise<void> {
  const routeQuery = clientQuery<FooterQuery>(environment, footerQuery, {});
  await routeQueryData(environment, footerQuery, routeQuery);
}
