/**
 * The value of a filter in an address. It counts as missing, which is an empty string, if it is none of the choices: the
 * list would be empty, and no control would say why. It is kept while the choices are not known yet.
 */
export function knownChoice(value: string, choices: readonly { id: number }[] | undefined): string {
  return choices === undefined || choices.some(({ id }) => String(id) === value) ? value : '';
}
