/** A shorter reason explains nothing. In characters. */
const minLength = 3;

/** The reason for a change as it is saved, without surrounding space; undefined if it is missing or too short. */
export function readReason(typed: string): string | undefined {
  const reason = typed.trim();
  return reason.length < minLength ? undefined : reason;
}
