/** The reasons for a return that buyers choose from, as people read them, in the order shown. */
export const RETURN_REASONS = {
  'does-not-fit': 'Does not fit',
  'not-as-described': 'Not as described',
  damaged: 'Damaged or defective',
  'wrong-item': 'Wrong item',
  'not-needed': 'No longer needed',
} as const

export type ReturnReason = keyof typeof RETURN_REASONS

/** The same as a list. */
export const returnReasons = Object.keys(RETURN_REASONS) as ReturnReason[]

/** Why somebody returns pieces: what was chosen from the list, if anything, and their own words, which may be empty. */
export interface WhyReturned {
  chosenReason?: ReturnReason | undefined
  reason: string
}

/**
 * Parses the reason of a return from a release before the choice was a field of its own: it is part of the text, as in
 * "Wrong item: I ordered the blue one".
 */
export function splitReason({
  chosenReason,
  reason,
}: {
  chosenReason?: ReturnReason | null | undefined
  reason: string
}): WhyReturned {
  if (chosenReason) return { chosenReason, reason }
  const found = returnReasons.find((one) => `${reason}: `.startsWith(`${RETURN_REASONS[one]}: `))
  return { chosenReason: found, reason: found ? reason.slice(RETURN_REASONS[found].length + 2) : reason }
}

/** What people read as the reason of a return: what was chosen, then the own words; empty if there is neither. */
export const returnReasonText = ({ chosenReason, reason }: WhyReturned): string =>
  [chosenReason && RETURN_REASONS[chosenReason], reason.trim()].filter(Boolean).join(': ')

/** Whether pieces that come back for this reason go back into stock, unless whoever decides says otherwise. */
export const canBeSoldAgain = (chosenReason: ReturnReason | null | undefined): boolean => chosenReason !== 'damaged'
