import { notify } from '@superium/shared/state'
import { IconButton } from '@superium/shared/ui'
import { Share2 } from 'lucide-react'
import { texts } from '../texts'

/** Shares this page by the device's own sheet; where there is none, the link is copied and a toast says so. */
export function ShareButton({ title }: { title: string }) {
  return (
    <IconButton label={texts.detail.share} onClick={() => share(title, location.href)}>
      <Share2 size={20} aria-hidden="true" />
    </IconButton>
  )
}

async function share(title: string, url: string): Promise<void> {
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    notify('success', texts.detail.copied)
  } catch (error) {
    // The visitor shut the sheet: nothing went wrong.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notify('error', texts.detail.notCopied)
  }
}
