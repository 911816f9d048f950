import type { ListedProduct } from '@superium/shared/api'
import { productPath } from '@superium/shared/constants'
import { formatUtcDate } from '@superium/shared/date-format'
import { Link } from '@superium/shared/router'
import { $user, useShared } from '@superium/shared/state'
import { Button, late, Picture } from '@superium/shared/ui'
import { type FormEvent, useId, useRef, useState } from 'react'
import css from './preorder-box.module.css'
import { preorderTexts } from './texts'
import { usePreorder } from './use-preorder'

const MAX_DETAILS_LENGTH = 1000

/** The pre-order box (spec §2): a coming product, details and an email address. */
export function PreorderBox({ products }: { products: readonly [ListedProduct, ...ListedProduct[]] }) {
  const [id, setId] = useState(products[0]._id)
  const product = products.find(({ _id }) => _id === id) ?? products[0]
  const { busy, problem, clearProblem, send } = usePreorder()
  const form = useRef<HTMLFormElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const user = useShared($user)
  const ids = useId()
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string): string => String(data.get(name) ?? '')
    const sent = await send({ productId: product._id, email: text('email'), details: text('details') })
    if (sent) form.current?.reset()
    else email.current?.focus()
  }
  return (
    <section className={css.box} aria-labelledby={`${ids}-title`}>
      <Link to={productPath(product)} aria-label={preorderTexts.see(product.name)} className={css.pictureLink}>
        <Picture
          src={product.images[0]}
          tone={product.tones?.[0]}
          alt=""
          sizes="(min-width: 700px) 340px, 92vw"
          className={css.picture ?? ''}
        />
      </Link>
      <header className={css.header}>
        <p className={css.day}>
          {product.releaseDate ? preorderTexts.from(formatUtcDate(product.releaseDate)) : preorderTexts.soon}
        </p>
        <h2 id={`${ids}-title`} className={css.title}>
          {preorderTexts.title}
        </h2>
        <p className={css.note}>{preorderTexts.note}</p>
      </header>
      <form ref={form} className={css.form} onSubmit={submit} noValidate>
        <label className={css.field}>
          <span>{preorderTexts.product}</span>
          <select {...late('preorder')} value={product._id} onChange={(event) => setId(event.target.value)}>
            {products.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={css.field}>
          <span>{preorderTexts.details}</span>
          <textarea name="details" rows={2} maxLength={MAX_DETAILS_LENGTH} placeholder={preorderTexts.detailsHint} />
        </label>
        <label className={css.field}>
          <span>{preorderTexts.email}</span>
          <input
            ref={email}
            key={user?.email}
            type="email"
            name="email"
            autoComplete="email"
            defaultValue={user?.email ?? ''}
            aria-required="true"
            onInput={clearProblem}
            aria-invalid={problem !== undefined}
            aria-describedby={`${ids}-problem`}
          />
        </label>
        <p id={`${ids}-problem`} className={css.problem} aria-live="polite">
          {problem}
        </p>
        <Button {...late('send-preorder')} type="submit" wide busy={busy}>
          {preorderTexts.send}
        </Button>
      </form>
    </section>
  )
}
