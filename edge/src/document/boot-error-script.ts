import type { Deployment } from '@superium/shared/contract'

const PLAIN = /^[\w.+-]{1,80}$/

/**
 * An inline script that reports a host which does not start, since the host's own telemetry cannot. Until the host sets
 * `superiumBooted` (`shell/src/main.tsx`), the first of its scripts that fails to load or throws is reported to
 * `/telemetry`. Errors within ten seconds after `beforeunload` do not count: Firefox and WebKit then fail pending
 * requests (`superiumLeft`, also read by `shell/src/remotes/page-unload.ts`). Empty for an unsafe name or version.
 */
export function bootErrorScript({ extras, metadata: { version } }: Deployment): string {
  const { name } = extras.superium
  if (!PLAIN.test(name) || !PLAIN.test(version)) return ''
  const failure = `{"outcomes":[{"remote":"${name}","version":"${version}","kind":"\${s?'entry':'evaluate'}"}],"vitals":[]}`
  return (
    "addEventListener('beforeunload',e=>superiumLeft=e.timeStamp);" +
    "addEventListener('error',e=>{let s=e.target.src;" +
    `self.superiumBooted||e.timeStamp-self.superiumLeft<1e4||/\\/assets\\/([\\w-]+)/.exec(s||e.filename)?.[1]!='${name}'||` +
    `(superiumBooted=navigator.sendBeacon('/telemetry',\`${failure}\`))},!0)`
  )
}
