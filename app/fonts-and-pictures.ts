// What loads after the main picture of a page: the fonts, which this file contains, and the other pictures. This
// module has run when all of them are requested.
import css from '#typefaces/fonts.css?inline';

// Fonts in a style sheet would lay out the page once for the sheet, and again for each of them.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
const faces = [...sheet.cssRules].map((rule) => {
  const value = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
  const descriptors: FontFaceDescriptors & { sizeAdjust: string } = {
    weight: value('font-weight'),
    ascentOverride: value('ascent-override') || 'normal',
    descentOverride: value('descent-override') || 'normal',
    // In no specification yet, but in all engines: https://developer.mozilla.org/docs/Web/API/FontFace/sizeAdjust
    sizeAdjust: value('size-adjust') || '100%',
  };
  // WebKit takes quotation marks for letters of the name.
  const family = value('font-family').replaceAll('"', '');
  return new FontFace(family, value('src'), descriptors).load();
});
// If a font cannot be used, the others and the pictures come all the same.
for (const face of await Promise.allSettled(faces))
  if (face.status === 'fulfilled') document.fonts.add(face.value);

// Pictures that arrive during the hydration would lay out the page again and again. `hasHydrated` is not
// imported, because its file is loaded later.
if (performance.getEntriesByName('hydrated').length === 0)
  await new Promise((done) => {
    addEventListener('hydrated', done);
    setTimeout(done, 2500);
  });

// The pictures that were not scrolled to, for prints and captures of the whole page. Those of a carousel after
// the first still wait.
const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
if (!saveData && effectiveType === '4g')
  for (const picture of document.querySelectorAll<HTMLImageElement>(
    '[loading=lazy]:not(a > :not(:first-child) img)',
  )) {
    // The `load` event does not wait for a picture that was lazy, but for another one of its file
    // (https://html.spec.whatwg.org/multipage/images.html#updating-the-image-data).
    const { sizes, srcset } = picture.previousElementSibling as HTMLSourceElement;
    const onload = () => {
      picture.loading = 'eager';
    };
    Object.assign(new Image(), { sizes, srcset, onload });
    // All together would take 10 ms, in which the page could not answer.
    await new Promise((done) => setTimeout(done));
  }
