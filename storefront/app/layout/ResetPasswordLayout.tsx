import { CompactPage } from './CompactPage.tsx';

/** ROUTE-23: whoever lost a password is led to a new one, and nowhere else. */
export default function ResetPasswordLayout() {
  return <CompactPage />;
}
