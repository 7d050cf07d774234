import { CompactPage } from './CompactPage.tsx';

/** ROUTE-23: the pages for a new password, without other links. */
export default function ResetPasswordLayout() {
  return <CompactPage />;
}
