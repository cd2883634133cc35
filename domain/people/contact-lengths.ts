/** The greatest lengths of what people type about themselves, in UTF-16 units. */
export const contactLengths = {
  email: 254,
  /** Of a first name, and of a last name. */
  clientName: 80,
  phone: 40,
} as const;
