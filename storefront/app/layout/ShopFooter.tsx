import {
  Columns,
  Footer,
  FooterBlock,
  Inline,
  Link,
  Logo,
  Stack,
  Text,
} from '@kreide/design-system';
import { graphql, useFragment } from '@kreide/relay';
import { type LinkBlock, linkBlockOf } from '../features/content/teaser.ts';
import { Usp } from '../features/content/Usp.tsx';
import { useMessages } from '../platform/i18n/messages.tsx';
import { useShop } from '../platform/shop.tsx';
import type { ShopFooter_query$key } from './__generated__/ShopFooter_query.graphql';

/** FOOT-03: this block is the bar at the very end. */
const bottomHeadline = 'Bottom Links';

/** Links from the content data, and what law wants on every page (ruling 13). */
export function ShopFooter({ query }: { query: ShopFooter_query$key }) {
  const { footer } = useFragment(
    graphql`
      fragment ShopFooter_query on Query {
        footer: pageDetailsByUrl(url: "/-/footer") {
          rows { cells { template attributes } }
        }
      }
    `,
    query,
  );
  const t = useMessages();
  const { domain } = useShop();
  const isEnglish = domain.shopLanguage === 'en-DE';
  const cells = footer.rows.flatMap((row) => row.cells);
  const usps = cells.filter(({ template }) => template === 'usp');
  const blocks = cells
    .filter(({ template }) => template === 'linkBlock')
    .map(({ attributes }) => linkBlockOf(attributes));
  const bottom = blocks.find(({ headline }) => headline === bottomHeadline);
  return (
    <Footer
      trust={
        usps.length > 0 && (
          <Columns template="thirds">
            {usps.map(({ attributes }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: content has no ids and is never reordered
              <Usp key={index} attributes={attributes} />
            ))}
          </Columns>
        )
      }
      bottom={
        <Stack gap="s">
          <Logo size="small" label="Kreide" />
          <Inline gap="m">
            {bottom?.links.map((link) => (
              <FooterLink key={link.url} link={link} />
            ))}
            <Link tone="inherit" href={isEnglish ? '/withdrawal' : '/widerruf'}>
              {t('footer.withdraw')}
            </Link>
          </Inline>
          <Text size="s" tone="muted">
            {t(domain.isB2b ? 'footer.prices.net' : 'footer.prices.gross')}
          </Text>
        </Stack>
      }
    >
      {blocks
        .filter((block) => block !== bottom)
        .map((block) => (
          <FooterBlock key={block.headline} title={block.headline}>
            {block.links.map((link) => (
              <li key={link.url}>
                <FooterLink link={link} />
              </li>
            ))}
          </FooterBlock>
        ))}
    </Footer>
  );
}

function FooterLink({ link }: { link: LinkBlock['links'][number] }) {
  return (
    <Link
      tone="inherit"
      href={link.url}
      {...(link.external && { target: '_blank', rel: 'noopener' })}
    >
      {link.label}
    </Link>
  );
}
