import { expect, it } from 'vitest';
import { sectionInView } from './section-in-view.ts';

/** Sections one below the other; the first one starts at `top`. */
function stack(top: number, heights: Record<string, number>) {
  let edge = top;
  return Object.entries(heights).map(([id, height]) => {
    const section = { id, top: edge, bottom: edge + height };
    edge += height;
    return section;
  });
}

/** A phone of 667 px with 117 px of sticky bars: 550 px are visible. */
const phone = { top: 117, bottom: 667 };

it('chooses the section that is half visible', () => {
  const heights = { legumes: 400, pasta: 400 };
  expect(sectionInView(stack(117 - 200, heights), phone)).toBe('legumes');
  expect(sectionInView(stack(117 - 201, heights), phone)).toBe('pasta');
});

it('chooses the section that fills half of the visible height, however tall it is', () => {
  const heights = { vegetables: 3000, fruits: 3000 };
  expect(sectionInView(stack(117, heights), phone)).toBe('vegetables');
  expect(sectionInView(stack(117 - 3000 + 275, heights), phone)).toBe('vegetables');
  expect(sectionInView(stack(117 - 3000 + 274, heights), phone)).toBe('fruits');
});

it('chooses the first of several matching sections, as after a jump to it', () => {
  expect(sectionInView(stack(117, { legumes: 200, pasta: 200, organic: 600 }), phone)).toBe(
    'legumes',
  );
});

it('ignores the part that the sticky bars cover', () => {
  const section = stack(0, { fruits: 220, legumes: 5000 });
  expect(sectionInView(section, phone)).toBe('legumes');
  expect(sectionInView(section, { top: 0, bottom: 667 })).toBe('fruits');
});

it('keeps the previous section while none matches and part of it is visible', () => {
  const sections = stack(500, { vegetables: 3000, fruits: 3000 });
  expect(sectionInView(sections, phone, 'vegetables')).toBe('vegetables');
  const gap = [
    { id: 'vegetables', top: -2900, bottom: 200 },
    { id: 'fruits', top: 600, bottom: 3600 },
  ];
  expect(sectionInView(gap, phone, 'fruits')).toBe('fruits');
  expect(sectionInView(gap, phone, 'vegetables')).toBe('vegetables');
});

it('chooses the most visible section after a jump away from the previous one', () => {
  expect(sectionInView(stack(500, { vegetables: 3000, pasta: 900 }), phone, 'pasta')).toBe(
    'vegetables',
  );
});

it('starts with the first section and keeps the last one past the end', () => {
  expect(sectionInView(stack(900, { vegetables: 3000, fruits: 900 }), phone)).toBe('vegetables');
  expect(sectionInView(stack(-4000, { vegetables: 900, organic: 900 }), phone, 'organic')).toBe(
    'organic',
  );
  expect(sectionInView([], phone)).toBeUndefined();
});
