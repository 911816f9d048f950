import type { SaleInput } from '@superium/shared/api'
import { yup } from '@superium/shared/forms'
import { fromLocal } from '../local-time'
import { saleTexts } from '../texts'

const texts = saleTexts.form

/** The discount of one category or product; numbers are text as typed. */
export interface RuleValues {
  /** Empty for a product. */
  category: string
  /** Empty for a category. */
  product: string
  /** The name of the category or product. */
  label: string
  /** The regular price of a product in dollars. */
  ordinary?: number
  kind: 'percent' | 'price'
  amount: string
}

/** The values of the form; times are as typed, in the reader's time zone. */
export interface SaleValues {
  name: string
  startsAt: string
  endsAt: string
  rules: RuleValues[]
  leaveOutTaken: boolean
}

export const newSale: SaleValues = { name: '', startsAt: '', endsAt: '', rules: [], leaveOutTaken: false }

const isAmount = (value: string | undefined, least: number, most: number): boolean =>
  /^\d+(\.\d{1,2})?$/.test(value?.trim() ?? '') && Number(value) >= least && Number(value) <= most

export const saleSchema = yup.object({
  name: yup.string().trim().required(texts.nameRequired).max(80),
  startsAt: yup.string(),
  endsAt: yup
    .string()
    .required(texts.endRequired)
    .test('after', texts.endAfter, (value, { parent }) => {
      const [start, end] = [fromLocal(String(parent.startsAt ?? '')), fromLocal(value)]
      return end !== undefined && Date.parse(end) > (start === undefined ? Date.now() : Date.parse(start))
    }),
  rules: yup
    .array()
    .of(
      yup.object({
        amount: yup.string().test('amount', (value, { parent, createError }) => {
          const good = parent.kind === 'percent' ? isAmount(value, 1, 90) : isAmount(value, 0.01, 1_000_000)
          return good || createError({ message: parent.kind === 'percent' ? texts.percentRange : texts.priceRange })
        }),
      }),
    )
    .min(1, texts.rulesRequired),
})

/** Converts the valid values into the API's input. */
export function toInput({ name, startsAt, endsAt, rules, leaveOutTaken }: SaleValues, dryRun = false): SaleInput {
  const start = fromLocal(startsAt)
  return {
    ...{ name: name.trim() || '-', endsAt: fromLocal(endsAt) ?? '', leaveOutTaken, dryRun },
    ...(start !== undefined && { startsAt: start }),
    rules: rules.map(({ category, product, kind, amount }) => ({
      ...(product ? { product } : { category }),
      ...(kind === 'percent' ? { percent: Number(amount) } : { price: Number(amount) }),
    })),
  }
}
