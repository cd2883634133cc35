/**
 * The rule of the specification (section 5): an @ that is not the first character, the last dot after the @, no `@@`,
 * the last dot at an index above 2, and at least 2 characters after it.
 */
export function isValidEmail(address: string): boolean {
  const at = address.indexOf('@');
  const lastDot = address.lastIndexOf('.');
  return (
    at > 0 &&
    lastDot > address.lastIndexOf('@') &&
    !address.includes('@@') &&
    lastDot > 2 &&
    address.length - lastDot - 1 >= 2
  );
}
