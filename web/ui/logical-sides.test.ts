import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Style sheets that are not mirrored in right-to-left languages: pictures with elements placed on them, and the scale
 * of the rotator.
 */
const unmirrored = [
  'features/building/building-front.module.css .plane',
  'features/floor-plan/plan-drawing.module.css',
  'features/location/map/map-markers.module.css',
  'features/rotator/building-markers.module.css',
  'features/rotator/scrubber.module.css',
];

const physicalProperty =
  /^(left|right|(scroll-)?(margin|padding)-(left|right)|border(-(top|bottom))?-(left|right)(-\w+)?)$/;

test('style sheets use the start and end of lines instead of left and right', () => {
  const root = new URL('..', import.meta.url);
  const found = globSync('**/*.css', { cwd: root })
    .toSorted()
    .flatMap((file) => {
      const declarations = declarationsIn(readFileSync(new URL(file, root), 'utf8'));
      return declarations
        .filter(({ selector }) => !unmirrored.includes(file) && !unmirrored.includes(`${file} ${selector}`))
        .filter(({ property, value }) => isPhysical(property, value))
        .map(({ selector, property, value }) => `${file} ${selector} { ${property}: ${value} }`);
    });
  expect(found).toEqual([]);
});

function isPhysical(property: string, value: string): boolean {
  if (physicalProperty.test(property)) return true;
  if (/^(text-align|float|clear|object-position|transform-origin)$/.test(property))
    return /\b(left|right)\b/.test(value);
  if (/^(transform|translate)$/.test(property)) return movesAlongLine(property, value);
  return /^(inset|margin|padding|scroll-margin|scroll-padding)$/.test(property) && sidesDiffer(value);
}

/**
 * Whether a movement along the line lacks the sign of the direction. Centring an element by -50 % of its size is
 * allowed.
 */
function movesAlongLine(property: string, value: string): boolean {
  if (property === 'translate') return !/^(0|none)\b/.test(value) && !value.includes('--line-sign');
  return /translateX\(/.test(value) && !value.includes('--line-sign');
}

/** Whether the second and the last of four values differ. */
function sidesDiffer(value: string): boolean {
  const [, end, , start] = value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
  return start !== undefined && start !== end;
}

/** The declarations of a formatted style sheet, with the selector of the rule that they are in. */
function declarationsIn(css: string): { selector: string; property: string; value: string }[] {
  const pieces = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)([{};])/g);
  const selectors: string[] = [];
  return [...pieces].flatMap(([, text = '', end]) => {
    const [property = '', ...rest] = text.split(':');
    const value = rest.join(':').trim().replaceAll(/\s+/g, ' ');
    const selector = selectors.at(-1) ?? '';
    if (end === '{') selectors.push(text.trim().replaceAll(/\s+/g, ' '));
    if (end === '}') selectors.pop();
    return end === ';' ? [{ selector, property: property.trim(), value }] : [];
  });
}
