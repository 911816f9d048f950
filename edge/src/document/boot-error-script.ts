import type { Deployment } from '@superium/shared/contract'

const PLAIN = /^[\w.+-]{1,80}$/

/**
 * A script that runs before the host's own: until the host says that it runs (`superiumBooted`, `shell/src/main.tsx`), a
 * script of it that cannot be had, or throws, is reported to `/telemetry`, once, for the host's version. The host's own
 * telemetry would have to start first. Not for ten seconds after the page begins to be left (`superiumLeft`, which
 * `shell/src/remotes/page-unload.ts` goes on from): Firefox and WebKit then fail what still loads. Empty for a name or version
 * that would not be counted.
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
