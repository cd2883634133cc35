/**
 * A development's text about a picture: `picture.{path}`, with or without extension, or `picture.{file name without
 * extension}`; '' if it has none. `textOf` finds the development's texts by key.
 */
export function pictureText(file: string, textOf: (key: string) => string): string {
  const path = file.replace(/\.\w+$/, '');
  const name = path.split('/').at(-1) ?? path;
  return textOf(`picture.${file}`) || textOf(`picture.${path}`) || textOf(`picture.${name}`);
}
