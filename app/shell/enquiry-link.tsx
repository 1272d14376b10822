import { enquiryLink } from '../../content/pages/shell.ts';
import { products } from '../../content/products.ts';
import { useEnquiry } from '../lib/use-enquiry.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { PageNavLink } from '../ui/page-link.tsx';

type EnquiryLinkProps = { className?: string | undefined; onClick?: () => void };

/** “Enquiry (2)”, while products are on the enquiry list. */
export function EnquiryLink(props: EnquiryLinkProps) {
  const count = useEnquiry().list.lines.length;
  return (
    count > 0 && (
      <PageNavLink to="/enquiry" {...props}>
        <span>{enquiryLink.label(count)}</span>
      </PageNavLink>
    )
  );
}

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
