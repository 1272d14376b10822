import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type UIEvent, useRef, useState } from 'react';
import { productCard } from '../../content/pages/products.ts';
import { motionIsWelcome } from '../lib/motion.ts';
import { Picture } from './picture.tsx';
import styles from './picture-carousel.module.css';

type PictureCarouselProps = {
  /** What the pictures show: their name, and that of every control. */
  name: string;
  images: readonly string[];
};

/** Longer than a smooth scroll takes, in milliseconds. */
const patience = 600;

/** What scrolling may round away, as a share of a picture. */
const nearEnough = 0.02;

/** Where a scroller stands: 0 at its first picture, 1 at the next. Right-to-left ones count down. */
function placeOf(scroller: HTMLElement): number {
  return Math.abs(scroller.scrollLeft) / scroller.clientWidth;
}

/**
 * A product's pictures side by side: swiped natively by scroll snapping, turned by arrows that wrap
 * both ways, or chosen by dots (specification 4). Without script they scroll, and the controls are
 * not shown.
 */
export function PictureCarousel({ name, images }: PictureCarouselProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  /** Where a smooth scroll is heading, so that a quick second press counts from there. */
  const heading = useRef<number>(undefined);

  /**
   * Scrolls to where it is heading, and asks again while it has not come there: Chromium drops a
   * scroll that is asked for while an earlier one snaps, and stops one when the page is laid out.
   */
  const goOn = (attempts: number) => {
    const element = scroller.current;
    if (!element || heading.current === undefined) return;
    const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollTo({
      left: direction * heading.current * element.clientWidth,
      behavior: motionIsWelcome() ? 'smooth' : 'instant',
    });
    if (attempts > 1) setTimeout(arrive, patience, attempts - 1);
  };
  const arrive = (attempts: number) => {
    if (!scroller.current || heading.current === undefined) return;
    const isThere = Math.abs(placeOf(scroller.current) - heading.current) < nearEnough;
    if (isThere) heading.current = undefined;
    else goOn(attempts);
  };
  const show = (wanted: number) => {
    heading.current = (wanted + images.length) % images.length;
    goOn(5);
  };
  const follow = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    setCurrent(Math.round(placeOf(currentTarget)));
  };
  const letGo = () => {
    heading.current = undefined;
  };
  const turn = (by: 1 | -1) => show((heading.current ?? current) + by);

  return (
    <div className={styles.carousel}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and these are pictures. */}
      <div
        ref={scroller}
        role="group"
        aria-label={productCard.picturesLabel(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard, for its arrow keys.
        tabIndex={0}
        className={styles.pictures}
        onScroll={follow}
        onScrollEnd={() => arrive(1)}
        // A finger or a wheel goes where it wants to.
        onPointerDown={letGo}
        onWheel={letGo}
      >
        {images.map((src, index) => (
          <Picture
            key={src}
            src={src}
            role="card"
            alt={productCard.pictureLabel(name, index + 1, images.length)}
            label={name}
            className={styles.picture}
          />
        ))}
      </div>
      {images.length > 1 && (
        <div data-needs-script className={styles.controls}>
          <button
            type="button"
            className={`${styles.arrow} ${styles.previous}`}
            aria-label={productCard.previousLabel(name)}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={20} aria-hidden="true" />
          </button>
          <button
            type="button"
            className={`${styles.arrow} ${styles.next}`}
            aria-label={productCard.nextLabel(name)}
            onClick={() => turn(1)}
          >
            <IconChevronRight size={20} aria-hidden="true" />
          </button>
          <div className={styles.dots}>
            {images.map((src, index) => (
              <button
                key={src}
                type="button"
                // By keyboard the arrows do the same; two stops fewer on the way past every card.
                tabIndex={-1}
                className={styles.dot}
                aria-label={productCard.dotLabel(name, index + 1)}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => show(index)}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
