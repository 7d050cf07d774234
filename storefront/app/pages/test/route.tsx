import { Badge, Button, Container, Heading, Stack, Text } from '@kreide/design-system';
import { PageHead } from '../../platform/PageHead.tsx';
import { responseFor } from '../../platform/pageStatus.ts';
import { requestContext } from '../../platform/requestContext.ts';
import type { Route } from './+types/route';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** ROUTE-07, DEC-09: not in production. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(requestContext).showsErrors) throw responseFor({ kind: 'missing', status: 404 });
  return null;
}

/** A page of components without data: whether the shop renders at all. */
export default function TestPage() {
  return (
    <Container width="text">
      <PageHead title="Test" />
      <Stack gap="m">
        <Heading level={1}>Test</Heading>
        <Text>
          <Badge tone="new">Kreide</Badge>
        </Text>
        <Button>OK</Button>
      </Stack>
    </Container>
  );
}
