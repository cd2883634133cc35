/** A sales user's own account. */
export const dashboardAccount = {
  'ownAccount.about': 'Your details, your password and where you are logged in.',
  'ownAccount.profile': 'Your details',
  'ownAccount.profileText': 'Your role is {role}. Only those above you can change it.',
  'ownAccount.emailPassword': 'Type your current password to change your email address.',
  'ownAccount.password': 'Password',
  'ownAccount.passwordText': 'A new password logs you out on every other device.',
  'ownAccount.currentPassword': 'Current password',
  'ownAccount.passwordSubmit': 'Change password',
  'ownAccount.passwordSaved': 'Your password has been changed',
  'sessions.text':
    'End any session that you do not recognise, then change your password. Its screen is logged out within seconds.',
  'sessions.endText': 'A presentation that is running there ends as well.',
} as const;
