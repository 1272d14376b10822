import { useEffect, useRef, useState } from 'react';
import { productCard } from '../../content/product-card.ts';
import { isMotionAllowed } from '../browser/motion.ts';
import { useHydrated } from '../browser/use-hydrated.ts';
import { PageLink } from '../design/page-link.tsx';
import { Picture } from '../picture/picture.tsx';
import styles from './picture-carousel.module.css';

type PictureCarouselProps = {
  name: string;
  images: readonly string[];
  /** The address that the pictures lead to. */
  to: string;
};

/**
 * Index of the visible picture. Right-to-left scrollers count down from 0
 * (https://drafts.csswg.org/cssom-view/#dom-element-scrollleft).
 */
function visibleIndex(scroller: HTMLElement): number {
  return Math.round(Math.abs(scroller.scrollLeft) / scroller.clientWidth);
}

const slideMilliseconds = 320;

/** Scrolls at once and animates the pictures (docs/decisions/0022-carousel-of-our-own.md). */
function showPicture(scroller: HTMLElement, index: number) {
  const pictures = [...scroller.children].flatMap(({ children }) => [...children]);
  const positionOf = (picture: Element) => picture.getBoundingClientRect().left;
  const before = pictures.map(positionOf);
  const direction = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
  scroller.scrollTo({ left: direction * index * scroller.clientWidth, behavior: 'instant' });
  for (const animation of scroller.getAnimations({ subtree: true })) animation.cancel();
  if (!isMotionAllowed()) return;
  const after = pictures.map(positionOf);
  for (const [order, picture] of pictures.entries()) {
    const shift = (before[order] ?? 0) - (after[order] ?? 0);
    const transform = [`translateX(${shift}px)`, 'none'];
    picture.animate({ transform }, { duration: slideMilliseconds, easing: 'ease-out' });
  }
}

/**
 * Pictures of a product, with arrows that wrap around and dots (specification 4). The pictures are one link
 * to the product and one stop by keyboard, where the arrow keys turn them.
 */
export function PictureCarousel({ name, images, to }: PictureCarouselProps) {
  const scroller = useRef<HTMLAnchorElement>(null);
  // The controls need script, and would be a part of the HTML of each card.
  const hasControls = useHydrated() && images.length > 1;
  const [current, setCurrent] = useState(0);
  // The visitor may have turned the pictures before script.
  useEffect(() => {
    if (scroller.current) setCurrent(visibleIndex(scroller.current));
  }, []);
  /** The picture that a button showed. Screen readers do not announce scrolling. */
  const [announced, setAnnounced] = useState<number>();

  const show = (index: number) => {
    if (scroller.current) showPicture(scroller.current, index);
    // The scroll event comes late on a busy machine.
    setCurrent(index);
    setAnnounced(index);
  };
  const turn = (by: 1 | -1) => {
    if (scroller.current)
      show((visibleIndex(scroller.current) + by + images.length) % images.length);
  };

  return (
    <div className={styles.carousel}>
      <PageLink
        ref={scroller}
        to={to}
        aria-label={productCard.picturesLabel(name)}
        className={styles.pictures}
        onScroll={({ currentTarget }) => setCurrent(visibleIndex(currentTarget))}
      >
        {images.map((src, index) => (
          <div key={src}>
            <Picture
              src={src}
              role="card"
              alt={productCard.pictureLabel(name, index + 1, images.length)}
              label={name}
              showsColour={index === 0}
              isLazy={index > 0}
              className={styles.picture}
            />
          </div>
        ))}
      </PageLink>
      {hasControls && (
        <div className={styles.controls}>
          {/* Not stops of the keyboard, which turns the pictures by its arrow keys. */}
          <button
            type="button"
            tabIndex={-1}
            className={`${styles.arrow} ${styles.previous}`}
            aria-label={productCard.previousLabel(name)}
            onClick={() => turn(-1)}
          />
          <button
            type="button"
            tabIndex={-1}
            className={`${styles.arrow} ${styles.next}`}
            aria-label={productCard.nextLabel(name)}
            onClick={() => turn(1)}
          />
          {/* Not `role="status"`: a page with many cards would have many of them. */}
          <p className="visually-hidden" aria-live="polite">
            {announced !== undefined &&
              productCard.pictureLabel(name, announced + 1, images.length)}
          </p>
          <div className={styles.dots}>
            {images.map((src, index) => (
              <button
                key={src}
                type="button"
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
