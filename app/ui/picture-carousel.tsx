import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { productCard } from '../../content/pages/products.ts';
import { motionIsWelcome } from '../lib/motion.ts';
import { Picture } from './picture.tsx';
import styles from './picture-carousel.module.css';

type PictureCarouselProps = {
  /** What the pictures show: their name, and that of every control. */
  name: string;
  images: readonly string[];
};

/** The index of the picture that a scroller shows. Right-to-left scrollers count down from 0. */
function indexShown(scroller: HTMLElement): number {
  return Math.round(Math.abs(scroller.scrollLeft) / scroller.clientWidth);
}

/** How long a picture takes to slide in, in milliseconds. */
const slideDuration = 320;

/**
 * Scrolls to a picture at once and lets the pictures slide from their old places. The browser's own
 * smooth scrolling would be cancelled by layout and by snapping (docs/decisions/0022-carousel-of-our-own.md).
 */
function showPicture(scroller: HTMLElement, index: number) {
  const pictures = [...scroller.children].flatMap(({ children }) => [...children]);
  const placeOf = (picture: Element) => picture.getBoundingClientRect().left;
  const before = pictures.map(placeOf);
  const direction = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
  scroller.scrollTo({ left: direction * index * scroller.clientWidth, behavior: 'instant' });
  for (const animation of scroller.getAnimations({ subtree: true })) animation.cancel();
  if (!motionIsWelcome()) return;
  const after = pictures.map(placeOf);
  for (const [order, picture] of pictures.entries()) {
    const shift = (before[order] ?? 0) - (after[order] ?? 0);
    const transform = [`translateX(${shift}px)`, 'none'];
    picture.animate({ transform }, { duration: slideDuration, easing: 'ease-out' });
  }
}

/**
 * A product's pictures side by side: swiped natively by scroll snapping, turned by arrows that wrap
 * both ways, or chosen by dots (specification 4). The scroll position alone says which picture is
 * shown. Without script the pictures scroll, and the controls are not shown.
 */
export function PictureCarousel({ name, images }: PictureCarouselProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  /** The picture that a button has brought, for screen readers: they announce no scrolling. */
  const [announced, setAnnounced] = useState<number>();

  const show = (index: number) => {
    if (scroller.current) showPicture(scroller.current, index);
    // Not left to the scroll event, which comes late where the machine is busy.
    setCurrent(index);
    setAnnounced(index);
  };
  const turn = (by: 1 | -1) => {
    if (scroller.current) show((indexShown(scroller.current) + by + images.length) % images.length);
  };

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
        onScroll={({ currentTarget }) => setCurrent(indexShown(currentTarget))}
      >
        {images.map((src, index) => (
          <div key={src}>
            <Picture
              src={src}
              role="card"
              alt={productCard.pictureLabel(name, index + 1, images.length)}
              label={name}
              className={styles.picture}
            />
          </div>
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
          {/* Without the role of a status: a page with many cards would have as many. */}
          <p className="visually-hidden" aria-live="polite">
            {announced !== undefined &&
              productCard.pictureLabel(name, announced + 1, images.length)}
          </p>
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
