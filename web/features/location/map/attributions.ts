/** What sources ask to be said of them, once each, as plain text: theirs may hold links and other markup. */
export function attributionsOf(sources: readonly ({ attribution?: string } | undefined)[]): string[] {
  const texts = sources.map((source) => plainText(source?.attribution ?? '')).filter((text) => text !== '');
  return [...new Set(texts)];
}

function plainText(markup: string): string {
  return new DOMParser().parseFromString(markup, 'text/html').body.textContent.trim();
}
