import { type OpenPage, openPage } from '@superium/shared/testing'
import routes from '../routes'

/** Opens a page of this remote; `before` are earlier entries of the history. */
export const openCatalogPage = (address: string, ...before: string[]): Promise<OpenPage> =>
  openPage(routes, address, { before })
