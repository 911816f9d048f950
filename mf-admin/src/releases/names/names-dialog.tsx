import { useLoaded } from '@superium/shared/loading'
import { Button, Dialog, Skeleton } from '@superium/shared/ui'
import { useState } from 'react'
import { Confirmation } from './confirmation'
import css from './names.module.css'
import { removeName, revokeToken } from './names-api'
import type { Opened } from './opened'
import { namesTexts as texts } from './texts'
import { TokenList } from './token-list'
import { TokenSecret } from './token-secret'

interface NamesDialogProps {
  opened: Opened | null
  open(opened: Opened): void
  onClose(): void
  /** Called after each change of names or tokens. */
  onChanged(): void
}

/**
 * The dialog for names and tokens. All steps share one dialog, so that closing it returns the focus to the button that
 * opened it. The first Escape before a new token is copied only shows a warning.
 */
export function NamesDialog({ opened, open, onClose, onChanged }: NamesDialogProps) {
  const [copied, setCopied] = useState(false)
  const [warned, setWarned] = useState(false)
  const [reopened, setReopened] = useState(0)
  const forget = (): void => {
    setWarned(false)
    setCopied(false)
  }
  const finish = (): void => {
    forget()
    onClose()
  }
  const close = (): void => {
    const loses = opened?.kind === 'secret' && !copied && !warned
    if (loses) {
      setWarned(true)
      setReopened((before) => before + 1)
    } else {
      finish()
    }
  }
  return (
    // Escape has already closed the element, so a new one shows the warning.
    <Dialog
      key={reopened}
      open={opened !== null}
      onClose={close}
      title={opened ? titleOf(opened) : ''}
      look={opened?.kind === 'tokens' ? 'wide' : 'plain'}
    >
      {opened?.kind === 'secret' ? (
        <TokenSecret
          made={opened.made}
          warned={warned}
          copied={copied}
          onCopied={() => setCopied(true)}
          onDone={() => {
            forget()
            open({ kind: 'tokens', name: opened.name })
          }}
        />
      ) : (
        opened && <Step opened={opened} open={open} onClose={finish} onChanged={onChanged} />
      )}
    </Dialog>
  )
}

function Step({ opened, open, onClose, onChanged }: NamesDialogProps & { opened: Opened }) {
  if (opened.kind === 'remove') {
    const { name } = opened.name
    return (
      <Confirmation
        text={texts.removal.text(name)}
        confirm={texts.remove}
        done={texts.removal.removed(name)}
        run={() => removeName(name)}
        onCancel={onClose}
        onSettled={(goOn) => {
          onChanged()
          if (goOn) onClose()
        }}
      />
    )
  }
  if (opened.kind === 'revoke') {
    const { name, token } = opened
    const back = (): void => open({ kind: 'tokens', name })
    return (
      <Confirmation
        text={texts.token.revokeText(name.name)}
        confirm={texts.token.revoke}
        done={texts.token.revoked(token.label)}
        run={() => revokeToken(name.name, token.id)}
        onCancel={back}
        onSettled={(goOn) => {
          onChanged()
          if (goOn) back()
        }}
      />
    )
  }
  if (opened.kind === 'tokens') return <TokenList name={opened.name} open={open} />
  return <FormStep opened={opened} open={open} onClose={onClose} onChanged={onChanged} />
}

const loadForms = async () => ({ ...(await import('./name-form')), ...(await import('./token-form')) })

/** The forms need MUI, Formik and Yup, which load when the first form is opened. */
function FormStep({ opened, open, onClose, onChanged }: NamesDialogProps & { opened: Opened }) {
  const { data: forms, status, retry } = useLoaded('forms', loadForms)
  if (!forms) {
    return status === 'failed' ? (
      <div role="alert" className={css.problem}>
        <p>{texts.formFailed}</p>
        <Button variant="secondary" size="small" onClick={retry}>
          {texts.tryAgain}
        </Button>
      </div>
    ) : (
      <Skeleton height="16rem" />
    )
  }
  if (opened.kind === 'new-token') {
    const { name } = opened
    return (
      <forms.TokenForm
        name={name.name}
        onCancel={() => open({ kind: 'tokens', name })}
        onMade={(made) => {
          onChanged()
          open({ kind: 'secret', name, made })
        }}
      />
    )
  }
  return (
    <forms.NameForm
      known={opened.kind === 'edit' ? opened.name : undefined}
      onCancel={onClose}
      onSaved={() => {
        onChanged()
        onClose()
      }}
    />
  )
}

function titleOf(opened: Opened): string {
  if (opened.kind === 'register') return texts.form.registerTitle
  if (opened.kind === 'edit') return texts.form.editTitle(opened.name.name)
  if (opened.kind === 'remove') return texts.removal.title(opened.name.name)
  if (opened.kind === 'new-token') return texts.token.makeTitle(opened.name.name)
  if (opened.kind === 'secret') return texts.token.secretTitle(opened.made.label)
  if (opened.kind === 'revoke') return texts.token.revokeTitle(opened.token.label)
  return texts.token.list(opened.name.name)
}
