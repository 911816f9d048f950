import { useAction } from '@superium/shared/action'
import type { StageCell } from '@superium/shared/contract'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { Copy } from 'lucide-react'
import css from './carry-on.module.css'
import { stagesTexts as texts } from './texts'

interface CarryOnProps {
  name: string
  next: NonNullable<StageCell['next']>
  /** The URL of the stage that receives the version. */
  site: string
}

/** The command that brings an earlier stage's version to this one, with a copy button. */
export function CarryOn({ name, next: { version, from }, site }: CarryOnProps) {
  const command = texts.command({ name, version, from, site })
  const { act } = useAction()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(command)
    notify('success', texts.copied)
  }
  return (
    <div className={css.carry}>
      <p>{texts.carryOn(version, from)}</p>
      <code>{command}</code>
      <Button
        variant="secondary"
        size="small"
        aria-label={texts.copyLabel(name, version)}
        onClick={() => void act(copy, { tell: () => texts.notCopied })}
      >
        <Copy size={16} aria-hidden="true" />
        {texts.copy}
      </Button>
    </div>
  )
}
