import { productPage } from '../../content/pages/product.ts';
import { productWords } from '../../content/product-words.ts';
import { buttonClass } from './button.tsx';
import { GetInTouchLink, messageId } from './get-in-touch-link.tsx';

/** “Ask about strawberries”: leads to the contact form, with a message begun in it. */
export function AskLink({ id }: { id: string }) {
  const name = productWords[id]?.inSentence ?? id;
  return (
    <GetInTouchLink
      className={buttonClass('primary')}
      label={productPage.askLabel(name)}
      onFollow={() => beginMessage(productPage.askMessage(name))}
    />
  );
}

/** Adds a line to the message, below what the visitor has written. */
function beginMessage(line: string) {
  const field = document.getElementById(messageId);
  if (!(field instanceof HTMLTextAreaElement) || field.value.includes(line.trim())) return;
  const written = field.value.trimEnd();
  field.value = written === '' ? line : `${written}\n${line}`;
  // The form keeps what is typed, and hears of it by this event.
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
