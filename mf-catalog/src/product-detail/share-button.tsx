import { createAction } from '@superium/shared/action'
import { notify } from '@superium/shared/state'
import { IconButton, late } from '@superium/shared/ui'
import { Share2 } from 'lucide-react'
import { productDetailTexts } from './texts'

const act = createAction()

/** Opens the device's share sheet; without one, copies the link and confirms it with a toast. */
export function ShareButton({ title, className = '' }: { title: string; className?: string | undefined }) {
  return (
    <IconButton
      {...late('share')}
      className={className}
      label={productDetailTexts.share}
      onClick={() => void act(() => share(title, location.href), { tell })}
    >
      <Share2 size={20} aria-hidden="true" />
    </IconButton>
  )
}

async function share(title: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') return navigator.share({ title, url })
  await navigator.clipboard.writeText(url)
  notify('success', productDetailTexts.copied)
}

/** Closing the share sheet is not an error. */
const tell = (error: unknown): string | undefined =>
  error instanceof DOMException && error.name === 'AbortError' ? undefined : productDetailTexts.notCopied
