import type { Page } from '@playwright/test'
import { accounts } from './accounts'
import { callAs } from './call-as'

/** Adds a product of the demo seller in one colour only, through the API; resolves to its id. */
export async function productOfSeller(page: Page, name: string, colour: string, stock: number): Promise<string> {
  const product = { name, desc: '', price: 20, stock, brand: 'Lake', category: 'books', colour, images: [] }
  const { _id: id } = await callAs(page, accounts.seller, 'seller/products', { ...product, status: 'in-stock' })
  const data = { variants: [{ colour, size: '', price: 20, stock }] }
  await callAs(page, accounts.seller, `seller/products/${id}/variants`, data, 'PUT')
  return id
}
