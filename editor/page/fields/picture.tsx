import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { FieldOf } from '../../form.ts';
import { ask } from '../ask.ts';
import { fieldId, useChange, useForm } from '../form-context.ts';
import { useSite } from '../site-context.ts';
import type { FieldProps } from './field.tsx';
import { Hint, Mistakes } from './messages.tsx';
import { PictureChooser } from './picture-chooser.tsx';

const preparing =
  'The photo is being cropped and prepared. This takes half a minute, and longer on a slow computer. Stay on this page until then.';

/** A picture to choose, or a photo to upload. */
export function Picture({ field, value, path }: FieldProps<FieldOf<'picture'>>) {
  const onChange = useChange(path);
  const { site, refresh } = useSite();
  const { kind, id, choosePicture } = useForm();
  const chooser = useRef<HTMLDialogElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const lastTask = useRef(Promise.resolve());
  /** What is being done, in words. */
  const [progress, setProgress] = useState('');
  const [failure, setFailure] = useState('');
  const isBusy = progress !== '';
  useEffect(() => {
    if (!isBusy) return;
    // A photo that arrives later would be in no entry.
    const askToStay = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', askToStay);
    return () => removeEventListener('beforeunload', askToStay);
  }, [isBusy]);
  const picture = site.pictures.find((one) => one.id === value);
  const { kinds } = field;
  const suitable = site.pictures.filter((one) => kinds.includes(one.kind));

  // One after the other, so that the photo that was chosen last stays.
  const orSayWhyNot = async (words: string, task: () => Promise<void>) => {
    setProgress(words);
    setFailure('');
    const ended = lastTask.current.then(task).catch((error: Error) => setFailure(error.message));
    lastTask.current = ended;
    await ended;
    if (lastTask.current === ended) setProgress('');
  };
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>, replaces?: string) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    await orSayWhyNot(preparing, async () => {
      // A picture of a page is for its top, unless the field is for another shape.
      const pictureKind =
        ['hero', kind].find((one) => kinds.some((known) => known === one)) ?? kinds[0];
      const place: Record<string, string> = replaces
        ? { replaces }
        : { kind, id, pictureKind: pictureKind ?? '' };
      const query = new URLSearchParams({ ...place, file: file.name });
      const added = await ask<{ id: string }>(`picture?${query}`, file);
      await refresh();
      if (!replaces) onChange(added.id);
    });
  };
  const takeBack = () => {
    // The button that has the focus goes.
    controls.current?.querySelector('input')?.focus();
    return orSayWhyNot('The old photo is being taken back.', async () => {
      await ask('take-back', { picture: value });
      await refresh();
    });
  };
  return (
    <fieldset className="field picture" id={fieldId(path)}>
      <legend className="visually-hidden">{field.label}</legend>
      <div className="shown">
        {picture ? <img src={picture.large} alt="" /> : <span className="no-picture" />}
      </div>
      <div className="picture-controls">
        <p className="label">
          {field.label}: {picture?.id ?? 'none yet'}
        </p>
        <Hint field={field} path={path} />
        <div className="buttons" ref={controls}>
          {picture && (
            <UploadButton
              label="Replace this photo"
              onChange={(event) => upload(event, picture.id)}
            />
          )}
          <UploadButton
            label={picture ? 'Upload another photo' : 'Upload a photo'}
            onChange={upload}
          />
          <button type="button" onClick={() => chooser.current?.showModal()}>
            {picture ? 'Choose another picture' : 'Choose a picture'}
          </button>
        </div>
        <p role="status" className="hint">
          {progress ||
            (picture?.canBeTakenBack && 'The photo is replaced, wherever the site shows it.')}
        </p>
        {picture?.canBeTakenBack && !progress && (
          <div className="buttons">
            <button type="button" onClick={takeBack}>
              Take the old photo back
            </button>
          </div>
        )}
        {failure && (
          <p role="alert" className="mistake">
            {failure}
          </p>
        )}
        {!progress && <Mistakes path={path} isEmpty={!value} isChoice />}
      </div>
      <PictureChooser
        ref={chooser}
        pictures={suitable}
        chosen={picture?.id}
        onChoose={(name) => choosePicture(path, name)}
      />
    </fieldset>
  );
}

interface UploadButtonProps {
  label: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

const UploadButton = ({ label, onChange }: UploadButtonProps) => (
  <label className="button">
    {label}
    <input type="file" accept="image/*" className="visually-hidden" onChange={onChange} />
  </label>
);
