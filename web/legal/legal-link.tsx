import type { LegalLink } from '#contract/entities/legal.ts';
import { useText } from '#web/texts/language.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** A link to a legal page from a form: in a new tab, so that what was typed stays. */
export function LegalPageLink({ page: { page, language, title } }: { page: LegalLink }) {
  const t = useText();
  return (
    <a href={`/legal/${page}`} target="_blank" rel="noopener">
      <span lang={language}>{title}</span>
      <VisuallyHidden> ({t('unit.newTab')})</VisuallyHidden>
    </a>
  );
}
