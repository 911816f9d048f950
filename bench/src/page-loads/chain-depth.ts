/** What the DevTools protocol says of who asked for a file (`Network.Initiator`), as far as it is used. */
export interface Initiator {
  type: string
  url?: string
  stack?: Stack
}

interface Stack {
  callFrames: { url: string }[]
  parent?: Stack
}

/** The address of the script, style sheet or document that asked. */
export function initiatorAddress({ url, stack }: Initiator): string | undefined {
  for (let at = stack; at; at = at.parent) {
    const frame = at.callFrames.find((one) => one.url !== '')
    if (frame) return frame.url
  }
  return url || undefined
}

/**
 * The depth of a request chain: how many requests stand one after the other from the document (1) to the last one. What
 * the document's own HTML or `Link` header asks for has depth 2, what a script of it asks for 3, and so on. A file that
 * was preloaded counts where the preload stands, since that is when the browser asked.
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
