import type { Route } from './+types/route';
import { followRatingLink } from './rating.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** What a rating link leads to always leads on. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  throw await followRatingLink(context, request, url.searchParams.get('enc') ?? '');
}

export default function RatingRoute() {
  return null;
}
