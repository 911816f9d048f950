/** Whether the reason of a return says that the product cannot be sold again as it is. */
export const saysDamaged = (reason: string): boolean => /\b(?:damaged?|defect(?:s|ive)?|broken|faulty)\b/i.test(reason)
