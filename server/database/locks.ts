/** The advisory locks of this product, in one list so that no number is used twice. */
export const locks = {
  /** Held while migrations are applied. */
  migration: 4_012_026,
  /** Held by a transaction that imports or edits the project. */
  project: 4_012_040,
  /**
   * Held by a transaction that changes the tree of sales users; shared by those that assign something to a user.
   */
  userTree: 4_012_028,
  /**
   * Held by a logout that the company's provider announced; shared by transactions that begin a session by company
   * login.
   */
  companyLogins: 4_012_042,
  /** Held by a registration that gives the client to the next sales user in turn. */
  turn: 4_012_039,
  /** Held by a transaction that writes demo accounts and their history. */
  setup: 4_012_041,
  /** Held while the first start fills an empty database. */
  preparation: 4_012_029,
} as const;
