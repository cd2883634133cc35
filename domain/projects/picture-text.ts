/** The keys of a development's texts about a picture, the one that is shown first: `picture.{path}` and so on. */
export function pictureKeys(file: string): string[] {
  const path = file.replace(/\.\w+$/, '');
  const name = path.split('/').at(-1) ?? path;
  return [`picture.${file}`, `picture.${path}`, `picture.${name}`];
}

/**
 * A development's text about a picture: `picture.{path}`, with or without extension, or `picture.{file name without
 * extension}`; '' if it has none. `textOf` finds the development's texts by key.
 */
export function pictureText(file: string, textOf: (key: string) => string): string {
  return pictureKeys(file).map(textOf).find(Boolean) ?? '';
}
