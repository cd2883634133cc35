import { approvalCalls as calls } from '#contract/calls/approvals.ts';
import type { Registry } from '#server/calls/registry.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { acceptApproval } from './accept-approval.ts';
import { beginClientLogin } from './begin-client-login.ts';
import { checkApproval } from './check-approval.ts';
import { denyApproval } from './deny-approval.ts';
import { inspectApproval } from './inspect-approval.ts';
import { inviteClient } from './invite-client.ts';
import { resendApproval } from './resend-approval.ts';

/** Registers every call about logins of clients and invitations. Both are approvals and differ by who begins. */
export function registerApprovals({ register }: Registry, parts: Dependencies): void {
  register(calls.beginClientLogin, beginClientLogin(parts));
  register(calls.checkClientLogin, checkApproval(parts, 'login'));
  register(calls.acceptClientLogin, acceptApproval(parts, 'login'));
  register(calls.inspectClientLogin, inspectApproval(parts, 'login'));
  register(calls.denyClientLogin, denyApproval(parts, 'login'));
  register(calls.resendClientLogin, resendApproval(parts, 'login'));
  register(calls.inviteClient, inviteClient(parts));
  register(calls.checkClientInvitation, checkApproval(parts, 'invitation'));
  register(calls.acceptClientInvitation, acceptApproval(parts, 'invitation'));
  register(calls.inspectClientInvitation, inspectApproval(parts, 'invitation'));
  register(calls.denyClientInvitation, denyApproval(parts, 'invitation'));
  register(calls.resendClientInvitation, resendApproval(parts, 'invitation'));
}
