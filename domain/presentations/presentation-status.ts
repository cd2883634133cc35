/** The status of a self-presentation, in which the client is alone (specification, section 3). */
export const selfPresentation = 0 as const;

/** The status of a presentation that a sales user leads. */
export const ledPresentation = 1 as const;

export const presentationStatuses = [selfPresentation, ledPresentation] as const;
export type PresentationStatus = (typeof presentationStatuses)[number];
