import type { Product, Variant } from '@superium/shared/api'
import { type CartProduct, withPictures, withVariant } from '@superium/shared/state'

/** An attribute that tells variants apart; `name` if colour and size do not. */
export type VariantAxis = 'colour' | 'size' | 'name'

/** What the visitor has chosen so far; an axis without a value is not chosen yet. */
export type VariantChoice = Partial<Record<VariantAxis, string>>

/** One value of an axis, with a variant that has it. */
export interface AxisOption {
  value: string
  variant: Variant
  soldOut: boolean
}

const isSoldOut = ({ stock }: Variant): boolean => stock <= 0

const matches = (variant: Variant, choice: VariantChoice): boolean =>
  (Object.keys(choice) as VariantAxis[]).every((axis) => choice[axis] === undefined || variant[axis] === choice[axis])

/** The axes to choose from. */
export function variantAxes(variants: readonly Variant[]): VariantAxis[] {
  if (variants.length < 2) return []
  const values = (axis: VariantAxis) => new Set(variants.map((variant) => variant[axis]))
  const axes = (['colour', 'size'] as const).filter((axis) => values(axis).size > 1)
  const combinations = new Set(variants.map((variant) => axes.map((axis) => variant[axis]).join('\n')))
  return combinations.size === variants.length ? axes : ['name']
}

/** The complete choice that selects this variant. */
export function choiceOf(variants: readonly Variant[], variant: Variant): VariantChoice {
  return Object.fromEntries(variantAxes(variants).map((axis) => [axis, variant[axis]]))
}

/**
 * The choice when a product opens: the variant with this id, else this colour, else the colour of the first variant
 * that is not sold out. No size is preselected.
 */
export function firstChoice(
  variants: readonly Variant[],
  { id, colour }: { id?: string | null; colour?: string | null },
): VariantChoice {
  const named = variants.find(({ _id }) => _id === id)
  if (named) return choiceOf(variants, named)
  if (!variantAxes(variants).includes('colour')) return {}
  const shown = variants.find((one) => one.colour === colour) ?? variants.find((one) => !isSoldOut(one)) ?? variants[0]
  return shown ? { colour: shown.colour } : {}
}

/** The first axis without a value. */
export const missingAxis = (variants: readonly Variant[], choice: VariantChoice): VariantAxis | undefined =>
  variantAxes(variants).find((axis) => choice[axis] === undefined)

/** The variant of a complete choice; the only variant of a product that has one. */
export const chosenVariant = (variants: readonly Variant[], choice: VariantChoice): Variant | undefined =>
  missingAxis(variants, choice) ? undefined : variants.find((variant) => matches(variant, choice))

/**
 * The choice after a value is picked. A new colour keeps the size if it has it; a size that the colour lacks switches
 * the colour.
 */
export function withValue(
  variants: readonly Variant[],
  choice: VariantChoice,
  axis: VariantAxis,
  value: string,
): VariantChoice {
  const wanted = { ...choice, [axis]: value }
  if (variants.some((variant) => matches(variant, wanted))) return wanted
  if (axis !== 'size') return { [axis]: value }
  const withSize = variants.filter(({ size }) => size === value)
  const other = withSize.find((one) => !isSoldOut(one)) ?? withSize[0]
  return other ? choiceOf(variants, other) : choice
}

/**
 * The options of an axis in the variants' order. Sizes are those of the chosen colour; a colour is sold out when all
 * its sizes are.
 */
export function axisOptions(variants: readonly Variant[], axis: VariantAxis, choice: VariantChoice): AxisOption[] {
  return [...new Set(variants.map((variant) => variant[axis]))].flatMap((value) => {
    const all = variants.filter((variant) => variant[axis] === value)
    const inColour = axis === 'size' ? all.filter((variant) => matches(variant, { ...choice, size: value })) : []
    const matching = inColour.length > 0 ? inColour : all
    const [variant] = matching
    return variant ? [{ value, variant, soldOut: matching.every(isSoldOut) }] : []
  })
}

/**
 * The product to display: with the chosen variant, or until then with the pictures of the chosen colour, the price
 * range ("from") and total stock of all variants.
 */
export function shownProduct(product: Product, variants: readonly Variant[], choice: VariantChoice): CartProduct {
  const variant = chosenVariant(variants, choice)
  if (variant) return withVariant(product, variant)
  const inColour = variants.find((one) => choice.colour !== undefined && one.colour === choice.colour)
  return inColour ? { ...withPictures(product, inColour), colour: inColour.colour } : product
}
