import { useAction } from '@superium/shared/action'
import type { ReleaseToken } from '@superium/shared/registered-names'
import { notify } from '@superium/shared/state'
import { Button } from '@superium/shared/ui'
import { Copy } from 'lucide-react'
import { useId, useRef } from 'react'
import fields from '../dialog-form.module.css'
import css from './names.module.css'
import { namesTexts } from './texts'

const texts = namesTexts.token

interface TokenSecretProps {
  made: ReleaseToken & { text: string }
  /** Whether somebody has tried to close the dialog before copying the token. */
  warned: boolean
  copied: boolean
  onCopied(): void
  onDone(): void
}

/** Shows a new token; it is never shown again. */
export function TokenSecret({ made: { text }, warned, copied, onCopied, onDone }: TokenSecretProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { act } = useAction()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    notify('success', texts.copied)
    onCopied()
  }
  const tell = (): string => {
    field.current?.select()
    return texts.notCopied
  }
  return (
    <div className={fields.form}>
      <p id={`${id}-hint`}>
        {texts.secretText} <code>SUPERIUM_RELEASE_TOKEN</code>.
      </p>
      <div className={fields.field}>
        <label htmlFor={id}>{texts.secret}</label>
        <div className={fields.row}>
          <input
            id={id}
            ref={field}
            readOnly
            // biome-ignore lint/a11y/noAutofocus: the focused button is gone, and the token replaces it
            autoFocus
            value={text}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            className={css.secret}
            onFocus={(event) => event.target.select()}
            onCopy={onCopied}
          />
          <Button variant="secondary" onClick={() => void act(copy, { tell })}>
            <Copy size={18} aria-hidden="true" />
            {texts.copy}
          </Button>
        </div>
      </div>
      {warned && !copied && (
        <p role="alert" className={fields.problem}>
          {texts.notYet}
        </p>
      )}
      <div className={css.buttons}>
        <Button variant={copied ? 'primary' : 'secondary'} onClick={onDone}>
          {copied ? texts.done : texts.closeAnyway}
        </Button>
      </div>
    </div>
  )
}
