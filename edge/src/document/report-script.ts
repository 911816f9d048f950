import type { Deployment } from '@superium/shared/contract'

const PLAIN = /^[\w.+-]{1,80}$/

/**
 * An inline script with the document's token. `superiumTell` sends fields of a `TelemetryReport` (JSON without its braces) to
 * `/telemetry`; it is absent in browsers that ask not to be tracked. Until the host sets `superiumBooted`
 * (`shell/src/main.tsx`), the first of its scripts that fails to load or throws is reported, since the host's own telemetry
 * cannot. Errors within ten seconds after `beforeunload` do not count: Firefox and WebKit then fail pending requests
 * (`superiumLeft`, also read by `shell/src/remotes/page-unload.ts`). Empty for an unsafe name.
 */
export function reportScript({ extras }: Deployment, token: string): string {
  const { name } = extras.superium
  if (!PLAIN.test(name) || !PLAIN.test(token)) return ''
  return (
    "addEventListener('beforeunload',e=>superiumLeft=e.timeStamp);" +
    "navigator.doNotTrack==1||navigator.globalPrivacyControl||addEventListener('error',e=>{let s=e.target.src;" +
    `self.superiumBooted||e.timeStamp-self.superiumLeft<1e4||/\\/assets\\/([\\w-]+)/.exec(s||e.filename)?.[1]!='${name}'||` +
    `(superiumBooted=superiumTell(\`"outcomes":[{"remote":"${name}","kind":"\${s?'entry':'evaluate'}"}]\`))},!0,` +
    `superiumTell=t=>navigator.sendBeacon('/telemetry',\`{"token":"${token}",\${t}}\`))`
  )
}
