/** How many clients who are due may be erased at once. */
export const maxErasedAtOnce = 50;
