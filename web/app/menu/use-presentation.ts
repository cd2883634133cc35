import { fullName } from '#domain/people/full-name.ts';
import { useSession } from '#web/catalogue/queries.ts';
import { useMomentText } from '#web/texts/language.tsx';

/** With whom this browser's presentation runs and since when; undefined if none runs or the client is alone. */
export function usePresentation(): { name: string; since: string } | undefined {
  const { client, presentation } = useSession();
  const momentText = useMomentText();
  if (!client || presentation?.status !== 1) return undefined;
  return { name: fullName(client), since: momentText(presentation.started_at) };
}
