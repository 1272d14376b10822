import { productsPage } from '../../../content/pages/products.ts';
import { GetInTouchLink } from '../../contact/get-in-touch-link.tsx';

/** The invitation to ask for products that the page does not have. */
export function AskUs() {
  const { askText, askLabel } = productsPage.hero;
  return (
    <>
      {askText} <GetInTouchLink label={askLabel} />.
    </>
  );
}
