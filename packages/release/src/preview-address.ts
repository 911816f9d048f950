/** The address of a page of the site with the query of a preview link. */
export function previewAddress(site: string, path: string, page: string): string {
  const address = new URL(path, site)
  address.pathname = page
  return address.href
}
