import { isNumberOrMailbox } from '../navigation/links.ts';
import { isolateTelephones } from '../texts/isolate-telephones.ts';

/** The text of a part of a legal page, as it is shown. The numbers of links have a direction of their own. */
export function textOfRun({ text, href }: { text: string; href: string | null }, language: string): string {
  return href !== null && isNumberOrMailbox(href) ? text : isolateTelephones(text, language);
}
