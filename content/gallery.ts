import type { GalleryImage } from './schema.ts';

/** The images of the gallery in the order of display. There is no image 5 (specification, section 3). */
export const galleryImages: readonly GalleryImage[] = [
  { id: 1, src: '/pictures/gallery-1.jpg', alt: '', category: 'farm' },
  { id: 2, src: '/pictures/gallery-2.jpg', alt: '', category: 'produce' },
  { id: 3, src: '/pictures/gallery-3.jpg', alt: '', category: 'farm' },
  { id: 4, src: '/pictures/gallery-4.jpg', alt: '', category: 'produce' },
  { id: 6, src: '/pictures/gallery-6.jpg', alt: '', category: 'produce' },
  { id: 7, src: '/pictures/gallery-7.jpg', alt: '', category: 'farm' },
  { id: 8, src: '/pictures/gallery-8.jpg', alt: '', category: 'produce' },
  { id: 9, src: '/pictures/gallery-9.jpg', alt: '', category: 'produce' },
  { id: 10, src: '/pictures/gallery-10.jpg', alt: '', category: 'farm' },
];
