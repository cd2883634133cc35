import { contrast } from './colour.ts';

/** Whether light text on this ground is easier to read than dark text. */
export function isDarkGround(paper: string): boolean {
  return contrast(paper, '#ffffff') > contrast(paper, '#000000');
}

/** Whether a look has a dark paper. The plain one is light. */
export function isDarkLook({ paper }: { paper?: string | undefined }): boolean {
  return paper !== undefined && isDarkGround(paper);
}
