import { ForgotPasswordScreen } from './forgot-password-screen.tsx';

export function UserForgotPasswordScreen() {
  return <ForgotPasswordScreen account="user" />;
}
