import type { RouteHandle } from '@superium/shared/contract'
import { type LoaderFunctionArgs, useLoaderData } from '@superium/shared/router'
import { useState } from 'react'
import { endAlerts } from '../alert-links-api'
import { LinkPage } from '../link-page'
import { linkTexts } from '../link-texts'
import { tokenOf } from '../link-token'

const texts = linkTexts.unsubscribe
const shop = { to: '/products', label: linkTexts.shop }

/** Rendered only in the browser, because the address contains a secret. */
export const handle: RouteHandle<string> = {
  render: 'browser',
  chunk: 'alert-links',
  meta: () => ({ title: texts.title, indexed: false }),
}

/** The token; empty for an address without one. */
export const loader = ({ request: { url } }: LoaderFunctionArgs): string => tokenOf(url)

/** `/alerts/unsubscribe?token=`: a button cancels all alerts of an e-mail address. */
export function Component() {
  const token = useLoaderData<string>()
  const [state, setState] = useState<'asked' | 'done' | 'unknown'>(token ? 'asked' : 'unknown')
  switch (state) {
    case 'asked': {
      const run = async () => setState((await endAlerts(token)) === null ? 'unknown' : 'done')
      return (
        <LinkPage title={texts.title} button={{ label: texts.button, run }}>
          {texts.text}
        </LinkPage>
      )
    }
    case 'done':
      return (
        <LinkPage title={texts.doneTitle} next={shop}>
          {texts.text}
        </LinkPage>
      )
    case 'unknown':
      return (
        <LinkPage title={texts.unknownTitle} next={shop}>
          {texts.unknown}
        </LinkPage>
      )
  }
}
