/** What an application may be, and the shop it becomes. */
export const sellerStates = ['pending', 'approved', 'declined', 'suspended'] as const
export type SellerState = (typeof sellerStates)[number]

/** What is recorded of an application and its shop. */
export const sellerEventKinds = ['applied', 'approved', 'declined', 'suspended', 'reinstated', 'changed'] as const
export type SellerEventKind = (typeof sellerEventKinds)[number]

/** What an administrator may decide: from which state, to which one, and whether the decision needs a reason. */
export const DECISIONS = {
  approve: { from: 'pending', to: 'approved', kind: 'approved', reason: false },
  decline: { from: 'pending', to: 'declined', kind: 'declined', reason: true },
  suspend: { from: 'approved', to: 'suspended', kind: 'suspended', reason: true },
  reinstate: { from: 'suspended', to: 'approved', kind: 'reinstated', reason: false },
} as const
export const decisions = ['approve', 'decline', 'suspend', 'reinstate'] as const
export type Decision = (typeof decisions)[number]

/** A state that was read from the database, whose check allows no other. */
export const parseState = (text: string): SellerState => sellerStates.find((state) => state === text) ?? 'pending'
