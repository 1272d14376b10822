// Clicks before hydration (app/start-script.ts).
import { seasonTexts } from '../../content/season-texts.ts';
import { expectNoLightbox, nameAt, tile } from '../picture/lightbox.ts';
import { openWithoutCode } from '../support/open-without-code.ts';
import { expect, setDate, test } from '../support/site.ts';

test('a month that is clicked before script is chosen once script arrives, however often it is clicked', async ({
  page,
}) => {
  await setDate(page, '2027-03-10T12:00:00');
  const hydrate = await openWithoutCode(page, '/seasons');
  // A second click on a chosen month ends the choice.
  const [, , , , may = '', , , august = ''] = seasonTexts.months;
  const month = (name: string) => page.getByRole('button', { name, exact: true });
  await month(may).dblclick();
  await expect(month(may)).toHaveCSS('cursor', 'progress');
  // Until the page is ready, between all its tasks, so also while it hydrates.
  await month(august).evaluate((button: HTMLElement) => {
    let isReady = false;
    addEventListener('hydrated', () => {
      isReady = true;
    });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (isReady) return;
      button.click();
      port2.postMessage('');
    };
    port2.postMessage('');
  });
  await hydrate();
  await expect(month(august)).toHaveAttribute('aria-pressed', 'true');
  await expect(month(may)).not.toHaveCSS('cursor', 'progress');
  // A held click that acted twice would end the choice: it acts right after hydration.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
  await expect(month(august)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/seasons?month=8');
});

test('a click with a modifier key is left to the browser while the code loads', async ({
  page,
}) => {
  const hydrate = await openWithoutCode(page, '/gallery');
  const photo = tile(page, nameAt(0));
  for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    const isHeld = await photo.evaluate((link: HTMLElement, modifier) => {
      // In place of a new tab or a download.
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true }),
      );
      return link.hasAttribute('data-held');
    }, key);
    expect.soft(isHeld, key).toBe(false);
  }
  await hydrate();
  await expectNoLightbox(page);
});
