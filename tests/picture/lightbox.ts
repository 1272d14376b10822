// Finds the parts of the gallery's lightbox, and checks whether it is open or closed.
import { expect, type Page } from '@playwright/test';
import { namePhotos } from '../../app/pages/gallery/name-photos.ts';
import { galleryImages } from '../../content/gallery.ts';

export const photos = namePhotos(galleryImages);
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

/** Checks that there is no lightbox, and that the page can be used. */
export async function expectNoLightbox(page: Page) {
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('[inert]')).toHaveCount(0);
}

/** The entry of the history that the page is at. Back leads to the entry before it. */
export const historyEntry = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { currentEntry: { key: string } } };
    return `${location.pathname} ${navigation.currentEntry.key}`;
  });

/** Checks that the lightbox is closed and has left nothing in the history. */
export async function expectClosed(page: Page, entry: string) {
  await expectNoLightbox(page);
  await expect.poll(() => historyEntry(page)).toBe(entry);
}
