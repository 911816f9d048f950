import type { Product } from '@superium/shared/api'
import type { ComponentType } from 'react'

/** Renders the top of a product page from a card's data; the picture loads only `withPicture`. */
export type ProductPreview = ComponentType<{ product: Product; withPicture: boolean }>

let preview: ProductPreview | undefined
let resolveRegistered = (): void => {}

/** Resolves when a preview is registered. */
export const previewRegistered = new Promise<void>((resolve) => {
  resolveRegistered = resolve
})

/** Called when the product page's code loads, which a product link in view prefetches. */
export const registerPreview = (component: ProductPreview): void => {
  preview = component
  resolveRegistered()
}

/** The registered preview, once there is one. */
export const currentPreview = (): ProductPreview | undefined => preview
