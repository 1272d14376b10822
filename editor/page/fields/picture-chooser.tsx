import type { RefObject } from 'react';
import type { PictureInfo } from '../../form.ts';

interface PictureChooserProps {
  ref: RefObject<HTMLDialogElement | null>;
  pictures: readonly PictureInfo[];
  /** The id of the picture that is shown now. */
  chosen?: string | undefined;
  onChoose: (id: string) => void;
}

/** A dialog with pictures to choose from. */
export const PictureChooser = ({ ref, pictures, chosen, onChoose }: PictureChooserProps) => (
  <dialog ref={ref} aria-label="Choose a picture" className="chooser">
    <form method="dialog">
      <ul>
        {pictures.map(({ id, small }) => (
          <li key={id}>
            <button type="submit" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
              <img src={small} alt="" loading="lazy" />
              {id}
            </button>
          </li>
        ))}
      </ul>
      <button type="submit" className="main-button">
        Close
      </button>
    </form>
  </dialog>
);
