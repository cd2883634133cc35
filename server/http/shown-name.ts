/** Marks that turn the direction of a text around: `gpj.exe` could be shown as `exe.jpg`. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * The `Content-Disposition` of a file that is shown inline and saved as `name` with an extension: in ASCII, which every
 * program accepts, and as it is (RFC 6266 and 8187).
 */
export function inlineAs(name: string, extension: string): string {
  const shown = name.replace(directionMarks, '').trim();
  return `inline; filename="${toAscii(shown)}.${extension}"; filename*=UTF-8''${encodeValue(shown)}.${extension}`;
}

function toAscii(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replaceAll('ı', 'i')
      .replace(/[^\w .-]/g, '')
      .trim() || 'document'
  );
}

/** Encodes also what `encodeURIComponent` leaves and RFC 8187 does not allow: an apostrophe would end the language. */
function encodeValue(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}
