import { useNavigate } from '#web/router/hooks.ts';
import { CloseButton, type CloseButtonProps } from './icon-button.tsx';
import { useEscape } from './use-escape.ts';

/** The close button of a page, or of a panel on it. Escape presses it, too. */
export function PageCloseButton(props: CloseButtonProps) {
  const navigate = useNavigate();
  useEscape(() => (props.to === undefined ? props.onClick() : void navigate(props.to)));
  return <CloseButton {...props} />;
}
