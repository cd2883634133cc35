/** The phone of a user or client; null if it is missing, which is stored as 0 (specification, section 9). */
export function givenPhone(phone: string): string | null {
  return phone === '0' || phone.trim() === '' ? null : phone;
}
