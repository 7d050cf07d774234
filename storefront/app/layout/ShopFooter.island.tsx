import {
  ButtonLink,
  Columns,
  Footer,
  FooterBlock,
  FooterMarks,
  IconExternal,
  IconShield,
  Inline,
  Link,
  Stack,
  Text,
  VisuallyHidden,
} from '@kreide/design-system';
import { clientQuery, useRelayEnvironment, useRouteQuery } from '@kreide/relay';
import { Suspense, useMemo } from 'react';
import { UspCard } from '../features/content/Usp.tsx';
import { isOn } from '../platform/flags.ts';
import { useMessages } from '../platform/i18n/messages.tsx';
import '../platform/i18n/orderTexts.ts';
import { hasPrime, legalPath } from '@kreide/server/contract';
import { useShop } from '../platform/shop.tsx';
import type { FooterQuery } from './__generated__/FooterQuery.graphql';
import { footerQuery } from './FooterQuery.ts';
import { partnerMarks } from './partnerMarks.ts';
import { ShopLogo } from './ShopLogo.tsx';

/** FOOT-03: this block is the bar at the very end. */
const bottomHeadline = 'Bottom Links';

/** Types of blocks that are more than lists of links, as the content names them (FOOT-09). */
const blockTypes = { service: 'Service Teaser', quality: 'Quality Promise' };

type FooterData = FooterQuery['response'];
type LinkBlock = FooterData['footer']['linkBlocks'][number];

/**
 * FOOT-01…17: the blocks of the content, and the links that the law requires on every page (ruling
 * 13).
 */
export default function ShopFooter() {
  return (
    <Suspense>
      <Content />
    </Suspense>
  );
}

function Content() {
  const environment = useRelayEnvironment();
  const routeQuery = useMemo(
    () => clientQuery<FooterQuery>(environment, footerQuery, {}),
    [environment],
  );
  const data = useRouteQuery<FooterQuery>(footerQuery, routeQuery);
  const { usps, linkBlocks } = data.footer;
  const bottom = linkBlocks.find(({ headline }) => headline === bottomHeadline);
  const ofType = (type: string) => linkBlocks.filter((block) => block.type === type);
  const special: readonly LinkBlock[] = [
    ...ofType(blockTypes.service),
    ...ofType(blockTypes.quality),
    ...(bottom ? [bottom] : []),
  ];
  return (
    <Footer
      trust={
        usps.length > 0 && (
          <Columns template="thirds">
            {usps.map((usp) => (
              <UspCard key={usp.headline} {...usp} />
            ))}
          </Columns>
        )
      }
      brand={<Brand blocks={ofType(blockTypes.quality)} social={data.footer.socialLinks} />}
      marks={<Marks data={data} />}
      bottom={<Bottom blocks={linkBlocks} links={bottom?.links ?? []} />}
    >
      {linkBlocks
        .filter((block) => !special.includes(block))
        .map(({ headline, links }) => (
          <FooterBlock key={headline} title={headline}>
            {links.map((link) => (
              <li key={link.url}>
                <FooterLink link={link} />
              </li>
            ))}
          </FooterBlock>
        ))}
      {ofType(blockTypes.service).map((block) => (
        <ServiceBlock key={block.headline} block={block} />
      ))}
    </Footer>
  );
}

/** FOOT-01, FOOT-05, FOOT-06: the shop's logo and promises. */
function Brand({
  blocks,
  social,
}: {
  blocks: readonly LinkBlock[];
  social: FooterData['footer']['socialLinks'];
}) {
  const t = useMessages();
  const { domain } = useShop();
  return (
    <Stack gap="s">
      <ShopLogo size="s" />
      {blocks.map(({ headline, content }) => (
        <Stack key={headline} gap="2xs">
          <Text weight="strong">{headline}</Text>
          {content && <Text size="s">{content}</Text>}
        </Stack>
      ))}
      {!domain.isB2b && (
        <Text size="s">
          <Link
            icon={<IconShield size="s" />}
            href={`${legalPath('safeShopping', domain.shopLanguage)}/`}
          >
            {t('footer.trusted')}
          </Link>
        </Text>
      )}
      {social.length > 0 && (
        <Inline as="ul" gap="m" aria-label={t('footer.social')}>
          {social.map((link) => (
            <li key={link.url}>
              <FooterLink link={link} />
            </li>
          ))}
        </Inline>
      )}
    </Stack>
  );
}

/** FOOT-04. */
function ServiceBlock({ block: { headline, content, link } }: { block: LinkBlock }) {
  const t = useMessages();
  const { domain } = useShop();
  return (
    <Stack gap="s">
      <Text weight="strong">{headline}</Text>
      {content && <Text size="s">{content}</Text>}
      <Inline>
        <ButtonLink
          tone="outline"
          size="s"
          href={link ?? legalPath('contact', domain.shopLanguage)}
        >
          {t('footer.contact')}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}

function Marks({ data }: { data: FooterData }) {
  const t = useMessages();
  const { domain } = useShop();
  const marks = partnerMarks(domain.shopStoreId, {
    offered: data.offeredPayments,
    xRechnung: isOn(data.xRechnung),
    dpd: isOn(data.dpd),
  });
  if (!marks) return null;
  return (
    <>
      {marks.payment.length > 0 && (
        <FooterMarks title={t('footer.payment')} marks={marks.payment} />
      )}
      <FooterMarks title={t('footer.delivery')} marks={marks.delivery} />
    </>
  );
}

/** Have to be found from every page (DDG § 5, GDPR Art. 13), whatever blocks editors have made. */
const legalPages = ['imprint', 'terms', 'privacy'] as const;

function Bottom({ blocks, links }: { blocks: readonly LinkBlock[]; links: LinkBlock['links'] }) {
  const t = useMessages();
  const { domain } = useShop();
  const linked = new Set(
    blocks.flatMap((block) => block.links.map(({ url }) => url.replace(/\/$/, ''))),
  );
  return (
    <Stack gap="s">
      <Inline gap="m">
        {links.map((link) => (
          <FooterLink key={link.url} link={link} />
        ))}
        {legalPages
          .map((page) => [page, legalPath(page, domain.shopLanguage)] as const)
          .filter(([, path]) => !linked.has(path))
          .map(([page, path]) => (
            <Link key={page} tone="inherit" href={path}>
              {t(`legal.${page}`)}
            </Link>
          ))}
        {!domain.isB2b && (
          <Link tone="inherit" href={legalPath('withdrawal', domain.shopLanguage)}>
            {t('footer.withdraw')}
          </Link>
        )}
        {hasPrime(domain.shopStoreId) && (
          <>
            <Link tone="inherit" href="/prime">
              {t('footer.prime')}
            </Link>
            <Link tone="inherit" href={legalPath('cancellation', domain.shopLanguage)}>
              {t('footer.cancel')}
            </Link>
          </>
        )}
      </Inline>
      <Text size="s" tone="muted">
        {t(domain.isB2b ? 'footer.prices.net' : 'footer.prices.gross')}
      </Text>
    </Stack>
  );
}

function FooterLink({ link: { label, url, external } }: { link: LinkBlock['links'][number] }) {
  const t = useMessages();
  if (!external) {
    return (
      <Link tone="inherit" href={url}>
        {label}
      </Link>
    );
  }
  return (
    <Link tone="inherit" href={url} target="_blank" rel="noopener" icon={<IconExternal size="s" />}>
      {label}
      <VisuallyHidden> {t('footer.newWindow')}</VisuallyHidden>
    </Link>
  );
}
