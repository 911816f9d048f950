import { api, type BulkResult, type Category, dataOrThrow } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { useRef, useState } from 'react'
import css from './bulk.module.css'
import { BulkFields } from './bulk-fields'
import { BulkRows } from './bulk-rows'
import { type BulkValues, changeOf, noValues, problemOf } from './bulk-values'
import { bulkTexts as texts } from './texts'

interface BulkDialogProps {
  open: boolean
  /** The ids of the selected products, each with the edition that the administrator saw. */
  products: ReadonlyMap<string, number>
  categories: readonly Category[]
  /** `changed` is true if products were changed. */
  onClose(changed: boolean): void
}

/** The steps of a bulk edit: choose the changes, preview them for each product, apply them, and show the results. */
export function BulkDialog({ open, onClose, products, categories }: BulkDialogProps) {
  const [done, setDone] = useState(false)
  const close = (): void => {
    onClose(done)
    setDone(false)
  }
  return (
    <Dialog open={open} onClose={close} title={texts.title(products.size)} look="wide">
      <BulkSteps products={products} categories={categories} onDone={() => setDone(true)} onClose={close} />
    </Dialog>
  )
}

type Step = { at: 'choose' } | { at: 'preview' | 'done'; result: BulkResult }

const countOf = ({ rows }: BulkResult, outcome: BulkResult['rows'][number]['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length

interface BulkStepsProps extends Pick<BulkDialogProps, 'products' | 'categories'> {
  onDone(): void
  onClose(): void
}

function BulkSteps({ products, categories, onDone, onClose }: BulkStepsProps) {
  const [values, setValues] = useState<BulkValues>(noValues)
  const [step, setStep] = useState<Step>({ at: 'choose' })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  /** One idempotency key per preview, so that a retry after a lost response counts once. */
  const key = useRef('')
  const send = async (dryRun: boolean): Promise<void> => {
    setError('')
    setBusy(true)
    try {
      if (dryRun) key.current = crypto.randomUUID()
      const body = {
        ...{ key: key.current, dryRun, change: changeOf(values) },
        products: [...products].map(([id, edition]) => ({ id, edition })),
      }
      const { data: result } = dataOrThrow(await api.POST('/api/v1/admin/products/bulk', { body }))
      setStep({ at: dryRun ? 'preview' : 'done', result })
      if (dryRun) return
      onDone()
      notify('success', texts.done(countOf(result, 'changed')))
    } catch (cause) {
      setError(errorMessage(cause))
    } finally {
      setBusy(false)
    }
  }
  const preview = (): void => {
    const problem = problemOf(values)
    setError(problem)
    if (!problem) void send(true)
  }
  const said = error && (
    <p role="alert" className={css.error}>
      {error}
    </p>
  )
  if (step.at === 'choose')
    return (
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          preview()
        }}
      >
        <BulkFields
          values={values}
          categories={categories}
          onChange={(change) => {
            setValues((now) => ({ ...now, ...change }))
            setError('')
          }}
        />
        {said}
        <div className={css.actions}>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {texts.preview}
          </Button>
        </div>
      </form>
    )
  const { at, result } = step
  const changed = countOf(result, 'changed')
  return (
    <div className={css.form}>
      <BulkRows result={result} categories={categories} done={at === 'done'} />
      {said}
      <div className={css.actions}>
        {at === 'preview' && (
          <Button variant="secondary" onClick={() => setStep({ at: 'choose' })}>
            {texts.back}
          </Button>
        )}
        {at === 'preview' && changed > 0 ? (
          <Button busy={busy} onClick={() => void send(false)}>
            {texts.run(changed)}
          </Button>
        ) : (
          <Button onClick={onClose}>{texts.close}</Button>
        )}
      </div>
    </div>
  )
}
