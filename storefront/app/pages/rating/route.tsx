import type { Route } from './+types/route';
import { followRatingLink } from './rating.server.ts';

export { PageError as ErrorBoundary } from '../../layout/PageError.tsx';

/** A rating link always redirects. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  throw await followRatingLink(context, request, url.searchParams.get('enc') ?? '');
}

export default function RatingRoute() {
  return null;
}
