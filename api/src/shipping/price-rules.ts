import { TAX_PERCENT } from '@superium/shared/constants'
import { defaultShipping, type ShippingRules } from './shipping-rules'

/** What delivery and tax cost: the configured rules, or those that an order keeps. */
export interface PriceRules {
  shipping: ShippingRules
  /** Hundredths of a per cent: 1500 is 15 %. */
  taxBasisPoints: number
}

export const defaultPriceRules: PriceRules = { shipping: defaultShipping, taxBasisPoints: TAX_PERCENT * 100 }

/** A tax rate as the API shows it, such as 15 or 7.25. */
export const toPercent = (basisPoints: number): number => basisPoints / 100
