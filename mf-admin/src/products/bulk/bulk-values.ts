import type { BulkChange } from '@superium/shared/api'
import { bulkTexts as texts } from './texts'

/** The form as typed; an empty text leaves the field unchanged. */
export interface BulkValues {
  category: string
  condition: string
  featured: '' | 'yes' | 'no'
  active: '' | 'yes' | 'no'
  priceBy: '' | 'percent' | 'amount'
  price: string
  stock: string
}

export const noValues: BulkValues = {
  ...{ category: '', condition: '', featured: '', active: '', priceBy: '', price: '', stock: '' },
}

const isMoney = (text: string): boolean => /^[-+]?\d{1,7}(\.\d{1,2})?$/.test(text)

/** A message about the first mistake in the form; empty if it is valid. */
export function problemOf({ priceBy, price, stock, ...choices }: BulkValues): string {
  const typed = price.trim()
  if (priceBy === 'percent' && !(isMoney(typed) && Number(typed) >= -90 && Number(typed) <= 500))
    return texts.wrongPercent
  if (priceBy === 'amount' && !isMoney(typed)) return texts.wrongAmount
  if (stock.trim() && !/^[-+]?\d{1,7}$/.test(stock.trim())) return texts.wrongStock
  const nothing = !priceBy && !stock.trim() && Object.values(choices).every((text) => text.trim() === '')
  return nothing ? texts.nothing : ''
}

/** Converts the valid form into the API's change. */
export function changeOf({ category, condition, featured, active, priceBy, price, stock }: BulkValues): BulkChange {
  return {
    ...(category && { category }),
    ...(condition.trim() && { condition: condition.trim() }),
    ...(featured && { featured: featured === 'yes' }),
    ...(active && { active: active === 'yes' }),
    ...(priceBy === 'percent' && { pricePercent: Number(price) }),
    ...(priceBy === 'amount' && { priceAmount: Number(price) }),
    ...(stock.trim() && { stockChange: Number(stock) }),
  }
}
