import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { language } from '../../content/languages.ts';
import { enquiryLink } from '../../content/shell.ts';
import { hasModifier } from '../browser/has-modifier.ts';
import { buttonClass } from '../design/button.tsx';
import { PageLink } from '../design/page-link.tsx';
import { addressOf } from '../pages.ts';
import { nameInSentence } from '../text/product-name.ts';
import styles from './ask-link.module.css';
import { enquiryStore } from './enquiry-store.ts';
import { useIsListed } from './use-enquiry.ts';

const Arrow = language.direction === 'rtl' ? IconArrowLeft : IconArrowRight;

type AskLinkProps = {
  /** Of the product. */
  id: string;
  look?: 'button' | 'text';
  /** Called when the product is on the list and the page shows it. */
  onAsk?: () => void;
};

/**
 * Puts a product on the enquiry list, and then leads to the list. Its address does the same, for a new tab
 * and if the code cannot be loaded.
 */
export function AskLink({ id, look = 'text', onAsk }: AskLinkProps) {
  const name = nameInSentence(id);
  const isListed = useIsListed(id);
  const variant = isListed ? 'solid' : 'primary';

  const ask = (event: MouseEvent) => {
    if (hasModifier(event) || isListed) return;
    event.preventDefault();
    flushSync(() => enquiryStore.add(id));
    onAsk?.();
  };

  return (
    <PageLink
      to={isListed ? addressOf('enquiry') : `${addressOf('enquiry')}?add=${id}`}
      className={look === 'button' ? buttonClass(variant, styles.button) : styles.text}
      rel="nofollow"
      data-wait-for-script
      aria-label={isListed ? enquiryLink.listedName(name) : undefined}
      onClick={ask}
    >
      {isListed ? (
        <>
          <IconCheck size={18} aria-hidden="true" />
          {/* Translation programs replace bare texts, which React then fails to remove. */}
          <span>{enquiryLink.listedLabel}</span>
          {look === 'button' && <Arrow size={18} aria-hidden="true" />}
        </>
      ) : (
        enquiryLink.askLabel(name)
      )}
    </PageLink>
  );
}
