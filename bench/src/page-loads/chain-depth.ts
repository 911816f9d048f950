/** The used part of the DevTools protocol's `Network.Initiator`: who requested a file. */
export interface Initiator {
  type: string
  url?: string
  stack?: Stack
}

interface Stack {
  callFrames: { url: string }[]
  parent?: Stack
}

/** The URL of the script, style sheet or document that sent the request. */
export function initiatorAddress({ url, stack }: Initiator): string | undefined {
  for (let at = stack; at; at = at.parent) {
    const frame = at.callFrames.find((one) => one.url !== '')
    if (frame) return frame.url
  }
  return url || undefined
}

/**
 * The depth of a request chain: the document is 1, what its HTML or `Link` header requests is 2, what its scripts request is
 * 3, and so on. A preloaded file counts where its preload is, since the browser requests it then.
 */
export function chainDepth(exchanges: readonly { url: string; initiator: string | undefined }[]): number {
  const depths = new Map<string, number>()
  for (const { url, initiator } of exchanges) {
    if (depths.has(url)) continue
    const above = initiator === undefined || initiator === url ? undefined : depths.get(initiator)
    depths.set(url, depths.size === 0 ? 1 : (above ?? 1) + 1)
  }
  return Math.max(0, ...depths.values())
}
