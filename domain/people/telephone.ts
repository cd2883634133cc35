/**
 * Whether a text is a telephone number that can be called: at least three digits, and what people write between them.
 */
export function isTelephone(text: string): boolean {
  return /^\+?[\d\s()./-]{3,40}$/.test(text) && digitsOf(text).length >= 3;
}

/** Whether a telephone number names its country: `+` and 7 to 15 digits (ITU-T E.164), which WhatsApp needs. */
export function isInternationalTelephone(text: string): boolean {
  return isTelephone(text) && text.startsWith('+') && /^\d{7,15}$/.test(digitsOf(text));
}

/** The `tel:` address of a telephone number. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.startsWith('+') ? '+' : ''}${digitsOf(phone)}`;
}

/** The address that opens a chat with an international telephone number in WhatsApp. */
export function whatsAppAddress(phone: string): string {
  return `https://wa.me/${digitsOf(phone)}`;
}

/** The digits that are dialled. Behind the code of a country, the `(0)` of calls within it is left out: +49 (0)40 … */
function digitsOf(text: string): string {
  return (text.startsWith('+') ? text.replace('(0)', '') : text).replace(/\D/g, '');
}
