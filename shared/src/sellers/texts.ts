/** The states of an application and its shop, as they are shown. */
export const sellerStates = {
  pending: 'Pending',
  approved: 'Approved',
  declined: 'Declined',
  suspended: 'Suspended',
} as const

/** Texts of a seller's timeline. */
export const sellerPartsTexts = {
  events: {
    applied: 'Applied',
    approved: 'Approved',
    declined: 'Declined',
    suspended: 'Suspended',
    reinstated: 'Reinstated',
    changed: 'Shop profile changed',
  },
} as const
