type DetailPage = typeof import('../detail/page')

let here: DetailPage | undefined

/** The detail page's chunk. */
export async function loadDetailPage(): Promise<DetailPage> {
  here = await import(/* webpackChunkName: "detail" */ '../detail/page')
  return here
}

/** The same where it has come already, as it has when a link to it was in view for a while. */
export const detailPageNow = (): DetailPage | undefined => here
