/** The first of some marks that a text holds, by name. */
function nameOf(text: string, marks: readonly (readonly [RegExp, string])[]): string | undefined {
  return marks.find(([mark]) => mark.test(text))?.[1];
}

/** Browsers name those they resemble too, so the order matters. */
const browsers = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

/**
 * Browser and system by a User-Agent header, from our own list of names: `Safari, iPhone`. Empty where neither is
 * known.
 */
export function describeDevice(userAgent: string): string {
  const told = userAgent.slice(0, 500);
  return [nameOf(told, browsers), nameOf(told, systems)].filter((name) => name !== undefined).join(', ');
}
