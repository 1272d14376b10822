import { IconCheck } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { enquiryLink } from '../../content/pages/shell.ts';
import { enquiryStore } from '../lib/enquiry-store.ts';
import { hasModifier } from '../lib/has-modifier.ts';
import { useIsListed } from '../lib/use-enquiry.ts';
import { addressOf } from '../pages.ts';
import styles from './ask-link.module.css';
import { buttonClass } from './button.tsx';
import { PageLink } from './page-link.tsx';

type AskLinkProps = {
  id: string;
  /** The product's name in “Ask about strawberries”. */
  name: string;
  look?: 'button' | 'text';
};

/**
 * Puts a product on the enquiry list, and then leads to the list. Its address does the same, for a click
 * before hydration and for a new tab.
 */
export function AskLink({ id, name, look = 'text' }: AskLinkProps) {
  const isListed = useIsListed(id);
  const variant = isListed ? 'outline' : 'primary';

  const ask = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    // The second click of a double click must not follow the link.
    const isSecondClick = event.detail > 1;
    if (!isListed) enquiryStore.add(id);
    if (!isListed || isSecondClick) event.preventDefault();
  };

  return (
    <PageLink
      to={isListed ? addressOf('enquiry') : `${addressOf('enquiry')}?add=${id}`}
      className={look === 'button' ? buttonClass(variant, styles.button) : styles.text}
      data-listed={isListed || undefined}
      rel="nofollow"
      aria-label={isListed ? enquiryLink.listedName(name) : undefined}
      onClick={ask}
    >
      {isListed ? (
        <>
          <IconCheck size={18} aria-hidden="true" />
          {enquiryLink.listedLabel}
        </>
      ) : (
        enquiryLink.askLabel(name)
      )}
    </PageLink>
  );
}
