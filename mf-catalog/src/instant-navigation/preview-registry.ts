import type { Product } from '@superium/shared/api'
import type { ComponentType } from 'react'

/** The beginning of a product's page, of what a card knows; its picture is asked for only when it is `pictured`. */
export type ProductPreview = ComponentType<{ product: Product; pictured: boolean }>

let here: ProductPreview | undefined
let brought = (): void => {}

/** Resolves when a first look was brought. */
export const previewRegistered = new Promise<void>((resolve) => {
  brought = resolve
})

/** The detail page's code brings it: it is there when a link to a product was in view for a while. */
export const registerPreview = (look: ProductPreview): void => {
  here = look
  brought()
}

/** What was brought, if anything was. */
export const currentPreview = (): ProductPreview | undefined => here
