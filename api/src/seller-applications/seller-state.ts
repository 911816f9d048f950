/** The states of an application and of the shop it becomes. */
export const sellerStates = ['pending', 'approved', 'declined', 'suspended'] as const
export type SellerState = (typeof sellerStates)[number]

/** The events in the history of an application and its shop. */
export const sellerEventKinds = ['applied', 'approved', 'declined', 'suspended', 'reinstated', 'changed'] as const
export type SellerEventKind = (typeof sellerEventKinds)[number]

/** Administrators' decisions: from which state, to which state, and whether a reason is required. */
export const DECISIONS = {
  approve: { from: 'pending', to: 'approved', kind: 'approved', reason: false },
  decline: { from: 'pending', to: 'declined', kind: 'declined', reason: true },
  suspend: { from: 'approved', to: 'suspended', kind: 'suspended', reason: true },
  reinstate: { from: 'suspended', to: 'approved', kind: 'reinstated', reason: false },
} as const
export const decisions = ['approve', 'decline', 'suspend', 'reinstate'] as const
export type Decision = (typeof decisions)[number]

/** Parses a state from the database, whose check constraint allows no other. */
export const parseState = (text: string): SellerState => sellerStates.find((state) => state === text) ?? 'pending'
