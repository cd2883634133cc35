import { ForgotPasswordScreen } from './forgot-password-screen.tsx';

/** The forgotten password of a sales user. */
export function UserForgotPasswordScreen() {
  return <ForgotPasswordScreen who="user" />;
}
