/** Browsers also name those they resemble, so the order matters. */
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
 * The browser and system named in a User-Agent header: `Safari, iPhone`. Only names from the lists above are used;
 * empty if neither is recognised.
 */
export function describeDevice(userAgent: string): string {
  const start = userAgent.slice(0, 500);
  return [firstMatch(start, browsers), firstMatch(start, systems)].filter((name) => name !== undefined).join(', ');
}

function firstMatch(text: string, patterns: readonly (readonly [RegExp, string])[]): string | undefined {
  return patterns.find(([pattern]) => pattern.test(text))?.[1];
}
