import { products } from '../../content/products.ts';
import { enquiryLink } from '../../content/shell.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import { useEnquiry } from './use-enquiry.ts';

/** Tells screen readers that a product was put on the enquiry list. */
export function EnquiryStatus() {
  const { list, added } = useEnquiry();
  const product = products.find(({ id }) => id === added);
  return (
    useHydrated() && (
      <p role="status" className="visually-hidden">
        {product && enquiryLink.added(product.name, list.lines.length)}
      </p>
    )
  );
}
