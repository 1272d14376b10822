// Opens the gallery's lightbox and finds its elements.
import { expect, type Page } from '@playwright/test';
import { namePhotos } from '../../app/pages/gallery/name-photos.ts';
import { galleryImages } from '../../content/gallery.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { open } from '../support/site.ts';

export const photos = namePhotos(galleryImages, galleryPage.photoName);
export const nameAt = (place: number) => photos.at(place)?.name ?? '';

export const tile = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });
export const lightbox = (page: Page) => page.getByRole('dialog');
export const button = (page: Page, name: string) => lightbox(page).getByRole('button', { name });

/** The names of the photos that are on the screen. */
export const photosInView = (page: Page) =>
  lightbox(page)
    .locator('img')
    .evaluateAll((images) =>
      images
        .filter((image) => {
          const { left, right } = image.getBoundingClientRect();
          return right > 1 && left < innerWidth - 1;
        })
        .map((image) => image.getAttribute('alt')),
    );

/** Checks that this photo fills the screen and that no other photo is visible. */
export async function expectPhoto(page: Page, name: string) {
  await expect(lightbox(page).getByRole('img', { name, exact: true })).toBeInViewport({
    ratio: 0.9,
  });
  await expect.poll(() => photosInView(page)).toEqual([name]);
}

export async function openPhoto(page: Page, name: string) {
  await open(page, '/gallery');
  await tile(page, name).click();
  await expectPhoto(page, name);
}
