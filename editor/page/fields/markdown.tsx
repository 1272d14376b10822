import { type ComponentProps, useRef, useState } from 'react';
import { hasRole, roleInArticle } from '../../../app/picture/picture-roles.ts';
import { ask } from '../ask.ts';
import { useSite } from '../site-context.ts';
import { PictureChooser } from './picture-chooser.tsx';

interface MarkdownProps extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  language: string;
  text: string;
  onChange: (text: string) => void;
}

const table = 'Table: What it shows\n\n| Heading | Heading |\n| --- | --- |\n| One | Two |';

interface Mark {
  /** What becomes of the selected text. */
  change: (selected: string) => string;
  /** Whether it is for whole lines. */
  isBlock?: true;
}

/** Puts a paragraph of its own behind the selected text. */
const paragraph = (text: string): Mark => ({
  change: (selected) => `${selected}\n\n${text}\n\n`.trimStart(),
  isBlock: true,
});

const marks: readonly (Mark & { label: string })[] = [
  { label: 'Bold', change: (selected) => `**${selected || 'words'}**` },
  { label: 'Link', change: (selected) => `[${selected || 'words'}](/contact)` },
  { label: 'Heading', change: (selected) => `## ${selected || 'Words'}`, isBlock: true },
  {
    label: 'List',
    change: (selected) => (selected || 'Words').replace(/^/gm, '- '),
    isBlock: true,
  },
  {
    label: 'Table',
    ...paragraph(table),
  },
];

const scrollToIt = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** An article's text in Markdown, with buttons for its marks and a preview. */
export function Markdown({ language, text, onChange, ...control }: MarkdownProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLDialogElement>(null);
  const { site } = useSite();
  const [preview, setPreview] = useState<{ of: string; html: string }>();
  const [failure, setFailure] = useState('');
  // While it was made, the text may have changed.
  const isShown = preview?.of === text;

  /** Replaces the selection. Unlike `setRangeText`, this keeps the browser's undo. */
  const insert = ({ change, isBlock }: Mark) => {
    const { current } = area;
    if (!current) return;
    current.focus();
    if (isBlock) {
      const lineStart = text.lastIndexOf('\n', current.selectionStart - 1) + 1;
      current.setSelectionRange(lineStart, current.selectionEnd);
    }
    const selected = text.slice(current.selectionStart, current.selectionEnd);
    document.execCommand('insertText', false, change(selected));
  };
  const show = async () => {
    if (isShown) return setPreview(undefined);
    setFailure('');
    try {
      const { html } = await ask<{ html: string }>('preview', { language, text });
      setPreview({ of: text, html });
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <>
      <div className="buttons small">
        {marks.map((mark) => (
          <button key={mark.label} type="button" onClick={() => insert(mark)}>
            {mark.label}
          </button>
        ))}
        <button type="button" onClick={() => chooser.current?.showModal()}>
          Picture
        </button>
        <button type="button" aria-pressed={isShown} onClick={show}>
          Preview
        </button>
      </div>
      <textarea
        {...control}
        ref={area}
        className="markdown"
        rows={20}
        value={text}
        onChange={({ target }) => {
          // It would come back once the text is as it was.
          setPreview(undefined);
          onChange(target.value);
        }}
      />
      <PictureChooser
        ref={chooser}
        pictures={site.pictures.filter(({ kind }) => hasRole(kind, roleInArticle))}
        onChoose={(id) => {
          // While it is open, the text cannot be changed.
          chooser.current?.close();
          insert(paragraph(`{picture:${id}}`));
        }}
      />
      {failure && (
        <p role="alert" className="mistake">
          {failure}
        </p>
      )}
      {isShown && (
        <div
          ref={scrollToIt}
          className="preview"
          lang={control.lang}
          dir={control.dir}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own HTML, which shows HTML as text
          dangerouslySetInnerHTML={{ __html: preview.html }}
        />
      )}
    </>
  );
}
