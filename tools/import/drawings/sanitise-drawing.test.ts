import { describe, expect, test } from 'vitest';
import { Report } from '../mistakes/report.ts';
import { checkSafety } from './check-safety.ts';
import { parseSvg, UnreadableSvgError } from './svg-tree.ts';
import { sanitiseDrawing } from './sanitise-drawing.ts';

const head =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1024 768">';
const square = '<path d="M1 1h9v9z"/>';

function pass(svg: string): { out: string; codes: string[] } {
  const report = new Report();
  const tree = parseSvg(svg);
  checkSafety(tree, report, 'a.svg');
  return {
    out: sanitiseDrawing(tree.root, '0 0 1024 768', report, 'a.svg') ?? '',
    codes: report.mistakes.map((one) => one.code),
  };
}

/** Expects an output without scripts, requests or animation. */
function expectInert(out: string): void {
  expect(out).not.toMatch(
    /script|javascript|vbscript|\son\w+\s*=|foreignObject|iframe|<image|<animate|<set|<style|style=|@import|data:|https?:\/\/(?!www\.w3\.org\/2000\/svg)|<!|&(?!amp;|lt;|gt;|quot;)|<a[\s>]|<handler|<embed|<object/i,
  );
}

describe('a hostile drawing is reported and comes out inert', () => {
  test.each([
    ['script', '<script>alert(1)</script>', 'svg_script'],
    ['script with a prefix', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>', 'svg_script'],
    ['script in CDATA', '<script><![CDATA[alert(1)]]></script>', 'svg_script'],
    ['external script', '<script xlink:href="https://elsewhere.example/a.js"/>', 'svg_script'],
    ['event handler', '<path onload="alert(1)" d="M0 0h9v9z"/>', 'svg_script'],
    ['event handler in capitals', '<path ONCLICK="alert(1)" d="M0 0h9v9z"/>', 'svg_script'],
    ['link that runs a script', '<a xlink:href="javascript:alert(1)"><path d="M0 0h9v9z"/></a>', 'svg_script'],
    ['link with a tab in it', '<a href="java&#9;script:alert(1)"><path d="M0 0h9v9z"/></a>', 'svg_script'],
    ['page in a data URL', '<use href="data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;"/>', 'svg_script'],
    [
      'script in a foreign object',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
      'svg_script',
    ],
    [
      'frame in a foreign object',
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://elsewhere.example"/></foreignObject>',
      'svg_external',
    ],
    ['external picture', '<image href="https://elsewhere.example/a.png" width="9" height="9"/>', 'svg_external'],
    ['picture from the same folder', '<image href="a.png" width="9" height="9"/>', 'svg_external'],
    ['use of another file', '<use href="other.svg#a"/>', 'svg_external'],
    ['external fill', '<path fill="url(https://elsewhere.example/a.svg#b)" d="M0 0h9v9z"/>', 'svg_external'],
    ['external style', '<path style="fill:url(//elsewhere.example/a)" d="M0 0h9v9z"/>', 'svg_external'],
    ['style with escapes', '<path style="fill:u\\72l(//elsewhere.example/a)" d="M0 0h9v9z"/>', 'svg_external'],
    ['import', '<style>@import "https://elsewhere.example/a.css";</style>', 'svg_external'],
    ['import with escapes', '<style>@\\69mport "//elsewhere.example";</style>', 'svg_external'],
    ['external font', '<style>@font-face{font-family:x;src:url(https://elsewhere.example/f)}</style>', 'svg_external'],
    ['style expression of old browsers', '<path style="width:expression(alert(1))" d="M0 0h9v9z"/>', 'svg_script'],
  ])('%s', (_, part, code) => {
    const { out, codes } = pass(`${head}${square}${part}</svg>`);
    expect(codes).toContain(code);
    expectInert(out);
    expect(out).toContain('M1 1h9v9z');
  });

  test('a style sheet in a processing instruction', () => {
    const { codes, out } = pass(
      `<?xml version="1.0"?><?xml-stylesheet href="https://elsewhere.example/a.css"?>${head}${square}</svg>`,
    );
    expect(codes).toEqual(['svg_external']);
    expectInert(out);
  });

  test.each([
    ['an animated link', '<a><set attributeName="href" to="#x"/><path d="M0 0h9v9z"/></a>'],
    ['an animation', '<path d="M0 0h9v9z"><animate attributeName="x" values="0;9"/></path>'],
    ['an embedded picture', '<image href="data:image/png;base64,AAAA"/>'],
    [
      'a value that breaks out',
      '<path id="a&quot; onload=&quot;alert(1)" fill="red&quot; onload=&quot;x" d="M0 0h9v9z"/><use href="#a&quot; onload=&quot;alert(1)"/>',
    ],
    ['text that looks like markup', '<text x="9" y="9">&lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;</text>'],
  ])('omits %s', (name, part) => {
    const { out } = pass(`${head}${square}${part}</svg>`);
    expectInert(name.startsWith('text') ? out.replaceAll('&lt;script&gt;', '').replaceAll('&lt;/script&gt;', '') : out);
    expect(parseSvg(out).root.children.length).toBeGreaterThan(0);
  });
});

test('never expands entities', () => {
  const bomb = `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>${head}<text>&b;&c;</text>${square}</svg>`;
  const { out, codes } = pass(bomb);
  expect(codes).toContain('svg_entity');
  expect(out).not.toMatch(/haha|root:/);
  expect(() => parseSvg(`${head}<text>&nbsp;</text></svg>`)).toThrow(UnreadableSvgError);
});

test("Illustrator's document type and namespaces are accepted", () => {
  const svg = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/"><!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns:x="&ns_extend;" xmlns="&ns_svg;" viewBox="0 0 1024 768"><switch><foreignObject requiredExtensions="x"/><g i:extraneous="self" xmlns:i="i">${square}</g></switch></svg>`;
  expect(pass(svg)).toMatchObject({ codes: [], out: expect.stringContaining('<path d="M1 1h9v9z"/>') });
});

test('turns style sheets into attributes, and keeps local references', () => {
  const { out, codes } = pass(
    `${head}<defs><linearGradient id="g"><stop offset="0" style="stop-color:#fff"/></linearGradient></defs><style>.cls-1,.cls-2{fill:none;stroke:#333}.cls-2{stroke-width:2px}</style><path class="cls-1 cls-2" d="M1 1h9v9z"/><rect style="fill:url('#g')" width="9" height="9"/></svg>`,
  );
  expect(codes).toEqual([]);
  expect(out).toContain('<path d="M1 1h9v9z" fill="none" stroke="#333" stroke-width="2px"/>');
  expect(out).toContain('fill="url(#g)"');
  expect(out).toContain('<linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient>');
});

test('keeps Turkish and Greek letters in text', () => {
  expect(pass(`${head}<text x="1" y="2">Giriş Δ &amp; ışık</text></svg>`).out).toContain('>Giriş Δ &amp; ışık</text>');
});

test('keeps references to ids with letters beyond ASCII', () => {
  const { out } = pass(
    `${head}<g id="çiçek-Δ">${square}</g><clipPath id="ışık">${square}</clipPath><use href="#çiçek-Δ"/><path clip-path="url(#ışık)" d="M0 0h1v1z"/></svg>`,
  );
  expect(out).toContain('<g id="çiçek-Δ">');
  expect(out).toContain('<use href="#çiçek-Δ"/>');
  expect(out).toContain('clip-path="url(#ışık)"');
});

test('returns null for an empty drawing', () => {
  const tree = parseSvg(`${head}<g/></svg>`);
  expect(sanitiseDrawing(tree.root, '0 0 1024 768', new Report(), 'a.svg')).toBeNull();
});

test('refuses a drawing that is nested too deeply', () => {
  expect(() => parseSvg(`${head}${'<g>'.repeat(500)}${'</g>'.repeat(500)}</svg>`)).toThrow(UnreadableSvgError);
});

test.each([
  ['a style sheet of opened comments', `<style>${'/*'.repeat(500_000)}</style>${square}`],
  ['a style sheet of opened at-rules', `<style>${'@'.repeat(1_000_000)}</style>${square}`],
  ['a style sheet without rules', `<style>${'a'.repeat(1_000_000)}</style>${square}`],
  ['a transform of one word', `<path transform="${'a'.repeat(1_000_000)}" d="M1 1h9v9z"/>`],
  ['a path of spaces', `<path d="${' '.repeat(1_000_000)}1"/>${square}`],
  ['a width of letters', `<rect width="${'a'.repeat(1_000_000)}1" height="9"/>${square}`],
  ['a width of digits', `<rect width="${'1'.repeat(1_000_000)}?" height="9"/>${square}`],
])('reads %s at once', (_, content) => {
  expect(pass(`${head}${content}</svg>`).out).toContain('M1 1');
});
