import { Box, Stack, Text } from '@kreide/design-system';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Specimens beside each other, as many as there is room for. */
export function Specimens({ width = '9rem', children }: { width?: string; children: ReactNode }) {
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${width}, 100%), 1fr))`,
      }}
    >
      {children}
    </div>
  );
}

interface ComputedProps {
  /** Where the token stands, such as `color` or `width`. */
  property: 'color' | 'fontSize' | 'fontWeight' | 'width' | 'transitionDuration';
  value: string;
}

/** What a token comes to in the theme and mode that are on: only an element that has it knows. */
export function Computed({ property, value }: ComputedProps) {
  const probe = useRef<HTMLSpanElement>(null);
  const [computed, setComputed] = useState('');
  // Theme and mode change outside of React: every render reads again.
  useLayoutEffect(() => {
    if (probe.current) setComputed(getComputedStyle(probe.current)[property]);
  });
  return (
    <Text as="span" size="xs" tone="muted" tabular>
      <span ref={probe} hidden style={{ [property]: value }} />
      {property === 'color' ? hexOf(computed) : computed}
    </Text>
  );
}

/** `rgb(29, 36, 48)` as `#1d2430`; what is transparent stays as it is. */
function hexOf(color: string): string {
  const channels = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1);
  return channels
    ? `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
    : color;
}

/** A colour with its name and its value. */
export function Swatch({ name, color }: { name: string; color: string }) {
  return (
    <Stack gap="none">
      <Box
        bordered
        rounded
        style={{ height: 64, background: color, forcedColorAdjust: 'none', marginBottom: 4 }}
      />
      <Text size="s" weight="medium">
        {name}
      </Text>
      <Computed property="color" value={color} />
    </Stack>
  );
}
