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

/** Registers the calls of client logins and invitations. Both are approvals; they differ in who requests them. */
export function registerApprovals({ register }: Registry, dependencies: Dependencies): void {
  register(calls.beginClientLogin, beginClientLogin(dependencies));
  register(calls.checkClientLogin, checkApproval(dependencies, 'login'));
  register(calls.acceptClientLogin, acceptApproval(dependencies, 'login'));
  register(calls.inspectClientLogin, inspectApproval(dependencies, 'login'));
  register(calls.denyClientLogin, denyApproval(dependencies, 'login'));
  register(calls.resendClientLogin, resendApproval(dependencies, 'login'));
  register(calls.inviteClient, inviteClient(dependencies));
  register(calls.checkClientInvitation, checkApproval(dependencies, 'invitation'));
  register(calls.acceptClientInvitation, acceptApproval(dependencies, 'invitation'));
  register(calls.inspectClientInvitation, inspectApproval(dependencies, 'invitation'));
  register(calls.denyClientInvitation, denyApproval(dependencies, 'invitation'));
  register(calls.resendClientInvitation, resendApproval(dependencies, 'invitation'));
}
