/** Kinds of targets of audit entries. */
export const targetKinds = [
  'account',
  'answer',
  'coupon',
  'export',
  'import',
  'message',
  'order',
  'product',
  'question',
  'review',
  'sale',
  'seller',
] as const
export type TargetKind = (typeof targetKinds)[number]
