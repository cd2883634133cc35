import { auditCalls } from '#contract/calls/audit.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { listAudit } from './list-audit.ts';

/** Registers the audit log. */
export function registerAudit({ register }: Registry, dependencies: Dependencies): void {
  register(auditCalls.listAudit, listAudit(dependencies));
}
