import { auditCalls } from '#contract/calls/audit.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { Parts } from '#server/parts.ts';
import { listAudit } from './list-audit.ts';

/** Registers the audit log. */
export function registerAudit({ register }: Registry, parts: Parts): void {
  register(auditCalls.listAudit, listAudit(parts));
}
