import { useAction } from '@superium/shared/action'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { useUntilInput } from '@superium/shared/until-input'
import { Copy } from 'lucide-react'
import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { formatMoment } from '../../dates/format-date'
import fields from '../dialog-form.module.css'
import { errorMessage } from '../error-message'
import { makeOverride, type OverrideLink } from '../release-api'
import { overrideTexts as texts } from './texts'

const HOURS = [1, 8, 24, 72]

export interface OverrideDialogProps {
  name: string
  version: string
  /** The path that the link opens. */
  page: string
  onClose(): void
}

/** Creates an override link for one version, to copy or to open in this browser. */
export function OverrideDialog({ name, version, page, onClose }: OverrideDialogProps) {
  const id = useId()
  const [hours, setHours] = useState(HOURS[0] ?? 1)
  const [link, setLink] = useState<OverrideLink | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { place, shown } = useUntilInput(problem)

  const make = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      setLink(await makeOverride(name, version, hours))
    } catch (error) {
      setProblem(errorMessage(error))
    }
    setBusy(false)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.close}
          </Button>
          {!link && (
            <Button type="submit" form={id} busy={busy}>
              {texts.make}
            </Button>
          )}
        </>
      }
    >
      <form id={id} className={fields.form} onSubmit={(event) => void make(event)}>
        <p>{texts.text(name, version)}</p>
        {link ? (
          <Link link={link} page={page} />
        ) : (
          <div className={fields.field}>
            <label htmlFor={`${id}-hours`}>{texts.hours}</label>
            <select id={`${id}-hours`} value={hours} onChange={(event) => setHours(Number(event.target.value))}>
              {HOURS.map((one) => (
                <option key={one} value={one}>
                  {texts.hour(one)}
                </option>
              ))}
            </select>
          </div>
        )}
        {shown && (
          <p ref={place} role="alert" className={fields.problem}>
            <strong>{texts.failed}.</strong> {shown}
          </p>
        )}
      </form>
    </Dialog>
  )
}

function Link({ link: { path, until }, page }: { link: OverrideLink; page: string }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const url = new URL(path, window.location.origin)
  url.pathname = page
  const address = url.href
  const { act } = useAction()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(address)
    notify('success', texts.copied)
  }
  const tell = (): string => {
    field.current?.select()
    return texts.notCopied
  }
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{texts.link}</label>
      <div className={fields.row}>
        {/* biome-ignore lint/a11y/noAutofocus: the focused button is gone, and the link replaces it */}
        <input id={id} ref={field} readOnly autoFocus value={address} onFocus={(event) => event.target.select()} />
        <Button variant="secondary" onClick={() => void act(copy, { tell })}>
          <Copy size={18} aria-hidden="true" />
          {texts.copy}
        </Button>
      </div>
      <p className={fields.hint}>{texts.until(formatMoment(new Date(until).toISOString()))}</p>
      <p>
        <a href={address}>{texts.open}</a>
      </p>
    </div>
  )
}
