import { notify } from '@superium/shared/state'
import { IconButton, late } from '@superium/shared/ui'
import { Share2 } from 'lucide-react'
import { productDetailTexts } from './texts'

/** Opens the device's share sheet; without one, copies the link and confirms it with a toast. */
export function ShareButton({ title, className = '' }: { title: string; className?: string | undefined }) {
  return (
    <IconButton
      {...late('share')}
      className={className}
      label={productDetailTexts.share}
      onClick={() => share(title, location.href)}
    >
      <Share2 size={20} aria-hidden="true" />
    </IconButton>
  )
}

async function share(title: string, url: string): Promise<void> {
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    notify('success', productDetailTexts.copied)
  } catch (error) {
    // Closing the share sheet is not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return
    notify('error', productDetailTexts.notCopied)
  }
}
