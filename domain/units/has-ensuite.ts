/** Names that packages give to a room type without a separate bedroom. */
const studio = /^(studio|stüdyo|1\+0)\b/iu;

/**
 * Whether the ensuite line is stated for a unit. The specification states it for every unit; a studio has no bedroom
 * from which a bathroom could be entered.
 */
export function hasEnsuite({ room_type: { name, label } }: { room_type: { name: string; label: string } }): boolean {
  return !studio.test(name.trim()) && !studio.test(label.trim());
}
