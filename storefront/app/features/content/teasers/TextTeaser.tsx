import { Heading, type HeadingProps, Link, Panel, Prose, Stack, Text } from '@kreide/design-system';
import { Island, island } from '../../../platform/island.tsx';
import {
  type Attributes,
  groundOf,
  type TeaserLink,
  type TeaserMark,
  tabsOf,
  textOf,
} from '../teaser.ts';
import { Contents, type ContentsProps } from './Contents.tsx';
import { TeaserButton, TeaserFigure } from './TeaserParts.tsx';

const tabs = island(() => import('./TextTabs.island.tsx'));

interface TextTeaserProps {
  attributes: Attributes;
  mark: TeaserMark;
  level: HeadingProps['level'];
  contents?: ContentsProps['contents'];
  eager?: boolean;
}

/** CMS-08: text with its headlines, and whatever an editor adds to it. */
export function TextTeaser({
  attributes,
  mark,
  level,
  contents = [],
  eager = false,
}: TextTeaserProps) {
  const html = textOf(attributes, 'teasercontent');
  const shownTabs = tabsOf(attributes);
  const ground = groundOf(attributes);
  const text = (
    <Stack gap={contents.length > 0 ? 'l' : 's'} {...(ground === undefined && mark)}>
      <TeaserHeadlines attributes={attributes} level={level} />
      {contents.length > 0 && <Contents contents={contents} />}
      <TeaserFigure attributes={attributes} use="teaser" eager={eager} />
      {html && <Prose html={html} />}
      {shownTabs.length > 0 && (
        <Island part={tabs} label={textOf(attributes, 'headline') ?? ''} tabs={shownTabs} />
      )}
      <TeaserButton attributes={attributes} />
    </Stack>
  );
  return ground === undefined ? (
    text
  ) : (
    <Panel {...mark} ground={ground}>
      {text}
    </Panel>
  );
}

/** CMS-20: a headline has the accent colour, where its block has none of its own. */
export function TeaserHeadlines({
  attributes,
  level,
  size,
  link,
}: {
  attributes: Attributes;
  level: HeadingProps['level'];
  size?: HeadingProps['size'];
  /** Where the headline itself leads. */
  link?: TeaserLink | undefined;
}) {
  const headline = textOf(attributes, 'headline');
  const before = textOf(attributes, 'preHeadline');
  const after = textOf(attributes, 'postHeadline');
  if (!(before || headline || after)) return null;
  return (
    <Stack gap="xs">
      {before && (
        <Text size="s" weight="strong">
          {before}
        </Text>
      )}
      {headline && (
        <Heading level={level} size={size} tone="accent">
          {link ? <Link {...link}>{headline}</Link> : headline}
        </Heading>
      )}
      {after && <Text size="l">{after}</Text>}
    </Stack>
  );
}
