/** Words of web/features/unit. */
export const unit = {} as const;
