import { CompactPage } from './CompactPage.tsx';

/** ROUTE-24: a membership is bought in one step. */
export default function PrimeCheckoutLayout() {
  return <CompactPage />;
}
