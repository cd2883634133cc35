/** The folder of the tour chosen last, for visitors who come back to it, and for fronts of the same name. */
export const lastTour: { folder?: string } = {};
