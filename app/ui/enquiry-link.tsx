import { enquiryLink } from '../../content/pages/shell.ts';
import { useEnquiry } from '../lib/use-enquiry.ts';
import { addressOf } from '../pages.ts';
import { PageNavLink } from './page-link.tsx';

type EnquiryLinkProps = { className?: string | undefined; onClick?: () => void };

/** “Enquiry (2)”, while products are on the enquiry list. */
export function EnquiryLink(props: EnquiryLinkProps) {
  const count = useEnquiry().list.lines.length;
  return (
    count > 0 && (
      <PageNavLink to={addressOf('enquiry')} {...props}>
        <span>{enquiryLink.label(count)}</span>
      </PageNavLink>
    )
  );
}
