import { Button, Heading, Inline, Stack, Text } from '@kreide/design-system';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { restoreFocus } from '../../platform/restoreFocus.ts';

export interface DeclarationReviewProps {
  values: Readonly<Record<string, string>>;
  /** What of them is sent again. */
  fields: readonly string[];
  title: string;
  /** What is declared. */
  statement: string;
  confirm: string;
  change: string;
  /** What was entered, for people. */
  children: ReactNode;
}

/** Second step: the declaration, and the button that sends it. */
export function DeclarationReview({
  values,
  fields,
  title,
  statement,
  confirm,
  change,
  children,
}: DeclarationReviewProps) {
  const navigation = useNavigation();
  return (
    <Form method="post">
      {fields.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
      ))}
      <Stack gap="m">
        <Heading ref={restoreFocus} tabIndex={-1} level={2}>
          {title}
        </Heading>
        <Text>{statement}</Text>
        {children}
        <Inline gap="s">
          <Button type="submit" name="intent" value="confirm" loading={navigation.state !== 'idle'}>
            {confirm}
          </Button>
          <Button type="submit" name="intent" value="change" tone="secondary">
            {change}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
