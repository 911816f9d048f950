import { type OpenPage, openPage } from '@superium/shared/testing'
import { prepareBelowTheFold } from '../product-detail/below-the-fold'
import routes from '../routes'

/** Opens a page of this remote with its later code loaded; `before` are earlier history entries. */
export async function openCatalogPage(address: string, ...before: string[]): Promise<OpenPage> {
  await prepareBelowTheFold()
  return openPage(routes, address, { before })
}
