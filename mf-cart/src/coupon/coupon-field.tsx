import type { Quote, QuoteCoupon } from '@superium/shared/api'
import { Button } from '@superium/shared/ui'
import { Tag, X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { cartTexts } from '../texts'
import css from './coupon-field.module.css'
import type { CouponState } from './use-coupon'
import { useShowReason } from './use-show-reason'

const texts = cartTexts.coupon

/** The server's maximum length of a code. */
const MAXIMUM_LENGTH = 40

interface CouponFieldProps {
  coupon: CouponState
  quote: Quote | null
  /** Whether the quote is not yet for the current code. */
  loading: boolean
}

/** "Have a code?": a field for a coupon; once applied, its effect and Remove. A refused code stays in the field, with the reason. */
export function CouponField({ coupon, quote, loading }: CouponFieldProps) {
  // The pressed button has disappeared, so the one that replaces it gets the focus.
  const [acted, setActed] = useState(false)
  const changed = (change: () => void): void => {
    setActed(true)
    change()
  }
  if (coupon.code === null) {
    return <AddCoupon focused={acted} apply={(code) => changed(() => coupon.apply(code))} />
  }
  const answer = loading ? undefined : quote?.coupon
  if (answer?.state === 'refused') {
    return (
      <AddCoupon
        key="again"
        focused={acted}
        refused={{ code: coupon.code, reason: answer.reason ?? '' }}
        apply={(code) => changed(() => coupon.apply(code))}
        close={() => changed(coupon.remove)}
      />
    )
  }
  return (
    <TypedCoupon
      code={coupon.code}
      answer={answer}
      loading={loading}
      focused={acted}
      remove={() => changed(coupon.remove)}
    />
  )
}

/** A button that takes the focus if it replaces a pressed one. */
function useFocusAtStart(focused: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) button.current?.focus()
  }, [focused])
  return button
}

interface TypedCouponProps {
  code: string
  /** Undefined until it is known. */
  answer: QuoteCoupon | undefined
  loading: boolean
  focused: boolean
  remove(): void
}

function TypedCoupon({ code, answer, loading, focused, remove }: TypedCouponProps) {
  const button = useFocusAtStart(focused)
  return (
    <div className={css.coupon}>
      <div className={css.row}>
        <Tag size={16} aria-hidden="true" />
        <span className={css.code}>{answer?.code ?? code.toUpperCase()}</span>
        <button ref={button} type="button" className={css.remove} aria-label={texts.removeNamed(code)} onClick={remove}>
          <X size={16} aria-hidden="true" />
          {texts.remove}
        </button>
      </div>
      <output className={css.applied}>
        {loading && texts.checking}
        {answer?.state === 'applied' && texts.applied(answer.description)}
      </output>
    </div>
  )
}

interface AddCouponProps {
  focused: boolean
  /** The refused code, which can be corrected, and the server's message about it. */
  refused?: { code: string; reason: string }
  apply(code: string): void
  /** Removes the refused code. */
  close?: () => void
}

function AddCoupon({ focused, refused, apply, close }: AddCouponProps) {
  const id = useId()
  const button = useFocusAtStart(focused && !refused)
  const [open, setOpen] = useState(refused !== undefined)
  const [empty, setEmpty] = useState(false)
  // The reason is about the code that was sent, not about the one that is being typed.
  const [typing, setTyping] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // A code remembered from an earlier visit must not take the focus.
  const takesFocus = open && (focused || !refused)
  useEffect(() => {
    if (!takesFocus) return
    input.current?.focus()
    input.current?.select()
  }, [takesFocus])
  const problem = empty ? texts.required : typing ? undefined : refused?.reason
  const form = useShowReason<HTMLFormElement>(takesFocus ? problem : undefined)

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const code = input.current?.value.trim() ?? ''
    setEmpty(code === '')
    setTyping(false)
    if (code) apply(code)
    else input.current?.focus()
  }

  return (
    <div className={css.coupon}>
      <button
        ref={button}
        type="button"
        className={css.ask}
        aria-expanded={open}
        onClick={close ?? (() => setOpen(!open))}
      >
        <Tag size={16} aria-hidden="true" />
        {texts.ask}
      </button>
      {open && (
        <form ref={form} className={css.form} onSubmit={submit} noValidate>
          <label htmlFor={id} className="visually-hidden">
            {texts.label}
          </label>
          <input
            ref={input}
            id={id}
            className={css.input}
            defaultValue={refused?.code}
            placeholder={texts.label}
            maxLength={MAXIMUM_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onInput={() => {
              setEmpty(false)
              setTyping(true)
            }}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
          />
          <Button type="submit" variant="secondary">
            {texts.apply}
          </Button>
          <p id={`${id}-problem`} className={css.refused}>
            {problem}
          </p>
        </form>
      )}
    </div>
  )
}
