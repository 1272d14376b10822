import { productCard } from '../../../content/product-card.ts';
import type { Product } from '../../../schema/product.ts';
import { useLightbox } from '../../picture/lightbox/use-lightbox.tsx';
import { Picture } from '../../picture/picture.tsx';
import styles from './product-pictures.module.css';

/** How wide the pictures after the first are, or would be if they showed no detail. */
const otherSizes = '(min-width: 62rem) 22vw, 46vw';

/** The first picture in an arch, overlapped by the second. Each opens in the lightbox. */
export function ProductPictures({ product: { name, images } }: { product: Product }) {
  const photos = images.map((src, index) => ({
    id: index + 1,
    src,
    caption: '',
    name: productCard.pictureLabel(name, index + 1, images.length),
  }));
  const { linkTo, view } = useLightbox({ photos, role: 'portrait' });

  return (
    <div className={styles.pictures}>
      {photos.map((photo, index) => (
        <a key={photo.id} {...linkTo(photo)} className={index === 0 ? styles.first : styles.other}>
          <Picture
            src={photo.src}
            role="portrait"
            sizes={index === 0 ? undefined : otherSizes}
            alt={photo.name}
            label={name}
            priority={index === 0}
          />
        </a>
      ))}
      {view}
    </div>
  );
}
