import { useAction } from '@superium/shared/action'
import type { ModeratedText } from '@superium/shared/api'
import { useReloadAfter } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import css from './reviews.module.css'
import { keepTexts } from './text-requests'
import { reviewsTexts as texts } from './texts'

/** Approves all new texts on the page at once; reported and hidden ones need separate decisions. */
export function KeepAll({ texts: listed }: { texts: readonly ModeratedText[] }) {
  const after = useReloadAfter()
  const { busy, act } = useAction()
  const fresh = listed.filter(({ isNew, hidden, reports }) => isNew && !hidden && reports.length === 0)
  if (fresh.length === 0) return null
  const keep = async (): Promise<void> => {
    await keepTexts(fresh)
    notify('success', texts.keep.allDone(fresh.length))
  }
  return (
    <p className={css.all}>
      <Button variant="secondary" size="small" busy={busy} onClick={() => void act(keep, { after })}>
        {texts.keep.all(fresh.length)}
      </Button>
    </p>
  )
}
