import { enquiryLink } from '../../content/shell.ts';
import { PageNavLink } from '../design/page-link.tsx';
import { addressOf } from '../pages.ts';
import { useEnquiry } from './use-enquiry.ts';

/** “Enquiry (2)”, while products are on the enquiry list. */
export function EnquiryLink({ className }: { className?: string | undefined }) {
  const count = useEnquiry().list.lines.length;
  return (
    count > 0 && (
      <PageNavLink to={addressOf('enquiry')} className={className}>
        <span>{enquiryLink.label(count)}</span>
      </PageNavLink>
    )
  );
}
