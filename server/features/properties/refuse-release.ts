import { contractTexts } from '#contract/texts/texts.ts';
import type { Refusal } from '#contract/errors/problem.ts';
import { isReleasable } from '#domain/properties/status-transitions.ts';
import { whoMayRelease, type HeldUnit, type ReleaseRule } from '#domain/properties/may-release.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import type { Language } from '#domain/texts/language.ts';
import { refuse } from '#server/http/refuse.ts';

/**
 * The refusal to release a unit. It names who may: in a presentation, or in the dashboard if its status requires it.
 */
export function refuseRelease(unit: HeldUnit, rule: ReleaseRule, language: Language): Refusal {
  const isInPresentation = isReleasable(unit.status_id);
  const refusal = refuse(isInPresentation ? 'error_not_yours' : 'error_dashboard_only', language);
  const releaser =
    contractTexts[language].releasers[isInPresentation ? 'presentation' : 'dashboard'][whoMayRelease(unit, rule)];
  return { ...refusal, message: fillPlaceholders(refusal.message, { releaser }) };
}
