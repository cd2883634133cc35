import { extname } from 'node:path/posix';
import type { Place, Report } from '../mistakes/report.ts';
import { findFile, otherFolder, resolvePath } from './resolve-path.ts';
import type { PackageFolder } from './read-folder.ts';

/** A file that the package refers to: its name for browsers, its path, and where it was first referred to. */
export type ReferencedFile = { name: string; path: string; file: string; place: Place; isPanorama?: boolean };

export const pictureExtensions = ['webp', 'png', 'jpg', 'jpeg', 'avif'] as const;
/** Formats that browsers do not show as pictures. */
const otherFormats = 'tiff?|gif|bmp|tga|exr|heic|heif|jp2|jxl|raw|dng|cr2|cr3|nef|arw|psd|ai|eps|indd|pdf|mp4|mov|webm';
const otherPicture = new RegExp(`\\.(${otherFormats})$`, 'i');
const pictureExtension = /\.(webp|png|jpe?g|avif|svg)$/i;

/** Collects the files that tables and settings refer to, each once, and reports missing ones. */
export class References {
  readonly pictures = new Map<string, ReferencedFile>();
  readonly documents = new Map<string, ReferencedFile>();
  readonly folder: PackageFolder;
  readonly #report: Report;

  constructor(folder: PackageFolder, report: Report) {
    this.folder = folder;
    this.#report = report;
  }

  /** Adds a picture by its path below `pictures/` and returns its name in the picture manifest. */
  picture(given: string, place: Place): string | null {
    const resolved = resolvePath(this.folder, 'pictures', given);
    const isWithoutHint = resolved.kind === 'missing' && resolved.hint === '';
    if (isWithoutHint && this.reportOtherFormat(resolved.name.replace(/\.\w+$/, ''), place)) return null;
    const found = findFile(this.folder, this.#report, {
      given,
      base: 'pictures',
      place,
      missing: 'picture_missing',
    });
    return found === null ? null : this.#add(this.pictures, found.name.slice('pictures/'.length), found, place);
  }

  /** Adds an equirectangular picture by its path below `pictures/`. */
  panorama(given: string, place: Place): string | null {
    const name = this.picture(given, place);
    const picture = name === null ? undefined : this.pictures.get(name);
    if (picture !== undefined) this.pictures.set(picture.name, { ...picture, isPanorama: true });
    return name;
  }

  /** Adds pictures by path. A path that ends in `/` is a folder and stands for all its pictures, ordered by name. */
  pictureList(given: readonly string[], place: Place): string[] {
    return given.flatMap((path) =>
      path.endsWith('/') ? this.#pictureFolder(path, place) : (this.picture(path, place) ?? []),
    );
  }

  /**
   * Adds the picture whose path below the package is `stem` with any picture extension, under another manifest name.
   */
  pictureByStem(stem: string, name: string, place: Place): string | null {
    const [first, second] = pictureExtensions.flatMap((extension) => {
      const file = `${stem}.${extension}`;
      const path = this.folder.files.get(file);
      return path === undefined ? [] : { name: file, path };
    });
    if (first === undefined) return null;
    if (second !== undefined) {
      this.folder.used.add(second.name);
      this.#report.mistake('file_twice', place, { path: first.name, other: second.name });
    }
    return this.#add(this.pictures, name, first, place);
  }

  /**
   * Reports a picture whose path is `stem` in a format that browsers do not show, such as those of cameras and drawing
   * programs; false if there is none.
   */
  reportOtherFormat(stem: string, place: Place): boolean {
    const start = `${stem}.`.toLowerCase();
    const path = [...this.folder.files.keys()].find(
      (name) => name.toLowerCase().startsWith(start) && otherPicture.test(name.slice(start.length - 1)),
    );
    if (path === undefined) return false;
    this.folder.used.add(path);
    this.#report.mistake('picture_format', place, { path, content: extname(path).slice(1).toUpperCase() });
    return true;
  }

  /** Adds a document by its path below `documents/`, or a film by its path below the package (`video/…`). */
  document(given: string, place: Place, base: 'documents' | ''): string | null {
    const found = findFile(this.folder, this.#report, { given, base, place, missing: 'file_missing' });
    return found === null ? null : this.#add(this.documents, found.name.replace(/^documents\//, ''), found, place);
  }

  #pictureFolder(given: string, place: Place): string[] {
    const resolved = resolvePath(this.folder, 'pictures', given);
    if (resolved.kind === 'outside') {
      this.#report.mistake('file_outside', place, { path: given });
      return [];
    }
    const within = `${resolved.name}/`;
    const files = [...this.folder.files].filter(
      ([name]) => name.startsWith(within) && !name.slice(within.length).includes('/') && pictureExtension.test(name),
    );
    for (const name of this.folder.files.keys())
      if (name.startsWith(within) && !name.slice(within.length).includes('/') && otherPicture.test(name))
        this.#report.warning('picture_skipped', place, { path: name });
    if (files.length === 0)
      this.#report.mistake('picture_folder_empty', place, { path: within, hint: otherFolder(this.folder, within) });
    return files
      .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
      .map(([name, path]) => this.#add(this.pictures, name.slice('pictures/'.length), { name, path }, place));
  }

  #add(list: Map<string, ReferencedFile>, name: string, found: { name: string; path: string }, place: Place): string {
    if (!list.has(name)) list.set(name, { name, path: found.path, file: found.name, place });
    return name;
  }
}
