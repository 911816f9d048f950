import type { Order } from '@superium/shared/api'
import { Button } from '@superium/shared/ui'
import { type FormEvent, useState } from 'react'
import { FormAlert } from '../errors/form-alert'
import css from './change-dialog.module.css'
import type { Change, ChangeKind } from './change-kind'
import { PieceChoice } from './piece-choice'
import { ReasonFields } from './reason-fields'
import { RefundPreview } from './refund-preview'
import { orderPageTexts } from './texts'

const texts = orderPageTexts.changes

interface ChangeFormProps {
  id: string
  order: Order
  kind: ChangeKind
  failure: string | undefined
  onSend(what: Change): void
}

/** The pieces to cancel or return, and the reason. Reports missing input before sending. */
export function ChangeForm({ id, order, kind, failure, onSend }: ChangeFormProps) {
  const lines = order.products.filter((line) => kind.mayChange(line) > 0)
  // An order with one line preselects all its pieces.
  const [chosen, setChosen] = useState<Record<number, number>>(() =>
    Object.fromEntries(
      lines.slice(0, lines.length === 1 ? 1 : 0).map((line) => [line.lineNumber, kind.mayChange(line)]),
    ),
  )
  const [missing, setMissing] = useState<string>()
  const pieces = lines.flatMap((line) => {
    const quantity = Math.min(chosen[line.lineNumber] ?? 0, kind.mayChange(line))
    return quantity > 0 ? [{ lineNumber: line.lineNumber, quantity }] : []
  })
  const choose = (pieces: Record<number, number>): void => {
    setMissing(undefined)
    setChosen(pieces)
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const choice = String(data.get('reason') ?? '')
    const details = String(data.get('details') ?? '').trim()
    const absent = pieces.length === 0 ? texts.noPieces : choice === '' ? texts.noReason : undefined
    setMissing(absent)
    if (!absent) onSend({ lines: pieces, choice, details })
  }
  return (
    <form id={id} noValidate onSubmit={submit} onInput={() => setMissing(undefined)} className={css.form}>
      <FormAlert message={missing ?? failure} />
      <fieldset className={css.lines}>
        <legend>{kind.texts.which}</legend>
        {lines.map((line) => (
          <PieceChoice
            key={line.lineNumber}
            line={line}
            most={kind.mayChange(line)}
            quantity={Math.min(chosen[line.lineNumber] ?? 0, kind.mayChange(line))}
            onChange={(quantity) => choose({ ...chosen, [line.lineNumber]: quantity })}
          />
        ))}
        {lines.length > 1 && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => choose(Object.fromEntries(lines.map((line) => [line.lineNumber, kind.mayChange(line)])))}
          >
            {texts.all}
          </Button>
        )}
      </fieldset>
      <RefundPreview order={order} pieces={pieces} kind={kind} />
      <ReasonFields reasons={kind.reasons} />
      <p className={css.quiet}>{kind.texts.text}</p>
    </form>
  )
}
