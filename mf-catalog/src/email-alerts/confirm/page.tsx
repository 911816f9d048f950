import { productPath } from '@superium/shared/constants'
import type { RouteHandle } from '@superium/shared/contract'
import { type LoaderFunctionArgs, useLoaderData } from '@superium/shared/router'
import { useState } from 'react'
import { type AlertLink, confirmAlertLink, readAlertLink } from '../alert-links-api'
import { LinkPage } from '../link-page'
import { linkTexts } from '../link-texts'
import { tokenOf } from '../link-token'

const texts = linkTexts.confirm
const shop = { to: '/products', label: linkTexts.shop }

interface ConfirmData {
  token: string
  /** Null for an unknown or expired link. */
  link: AlertLink | null
}

/** Rendered only in the browser, because the address contains a secret. */
export const handle: RouteHandle<ConfirmData> = {
  render: 'browser',
  chunk: 'alert-links',
  meta: () => ({ title: texts.title, indexed: false }),
}

/** Reads the link without confirming it, because e-mail scanners open links too. */
export async function loader({ request: { url, signal } }: LoaderFunctionArgs): Promise<ConfirmData> {
  const token = tokenOf(url)
  return { token, link: token ? await readAlertLink(token, signal) : null }
}

/** `/alerts/confirm?token=`: a button confirms the request for an e-mail about a product. */
export function Component() {
  const { token, link: found } = useLoaderData<ConfirmData>()
  const [link, setLink] = useState(found)
  if (!link) {
    return (
      <LinkPage title={texts.unknownTitle} next={shop}>
        {texts.unknown}
      </LinkPage>
    )
  }
  const { kind, name, variantName, productId, confirmed } = link
  const what = variantName ? `“${name}” (${variantName})` : `“${name}”`
  return (
    <LinkPage
      title={confirmed ? texts.doneTitle : texts.title}
      button={confirmed ? undefined : { label: texts.button, run: async () => setLink(await confirmAlertLink(token)) }}
      next={{ to: productPath({ productId }), label: linkTexts.see }}
    >
      {texts[kind](what)}
    </LinkPage>
  )
}
