import { ApiError, type StockMove } from '@superium/shared/api'
import {
  FocusFirstError,
  Form,
  FormFailure,
  Formik,
  type FormikHelpers,
  FormTextField,
  MuiRoot,
  yup,
} from '@superium/shared/forms'
import { errorMessage } from '@superium/shared/loading'
import { notify } from '@superium/shared/state'
import { Button, Dialog } from '@superium/shared/ui'
import { useState } from 'react'
import { useAttemptKey } from '../../attempts/use-attempt-key'
import css from './stock-dialog.module.css'
import { StockHistory } from './stock-history'
import { moveStock, type StockItem } from './stock-requests'
import { stockTexts as texts } from './texts'

interface StockDialogProps {
  item: StockItem | null
  onClose(): void
  onChanged(): void
}

/** Records received, lost or counted pieces and shows the history. It stays open with the error after a refusal. */
export function StockDialog({ item, onClose, onChanged }: StockDialogProps) {
  return (
    <Dialog open={item !== null} onClose={onClose} title={item ? texts.dialog(item.name) : ''} look="wide">
      {item && <StockForm key={item.variant ?? item.productId} item={item} onClose={onClose} onChanged={onChanged} />}
    </Dialog>
  )
}

interface Values {
  kind: StockMove['kind']
  pieces: string
  note: string
}

const initial: Values = { kind: 'received', pieces: '', note: '' }
const isPieces = (text = '') => /^\d{1,7}$/.test(text.trim()) && Number(text) <= 1_000_000
const schema = yup.object({ pieces: yup.string().test('pieces', texts.wrong, isPieces) })
const choice = { select: { native: true }, inputLabel: { shrink: true } } as const

function StockForm({ item, onClose, onChanged }: { item: StockItem } & Omit<StockDialogProps, 'item'>) {
  const [entered, setEntered] = useState(0)
  const attempt = useAttemptKey()
  const enter = async (values: Values, helpers: FormikHelpers<Values>): Promise<void> => {
    helpers.setStatus(undefined)
    const { kind, note } = values
    try {
      const stock = await moveStock(item, {
        ...{ key: attempt.keyOf(JSON.stringify(values)), kind, pieces: Number(values.pieces) },
        ...(kind === 'counted' && { expected: item.stock }),
        ...(note.trim() && { note: note.trim() }),
      })
      attempt.done()
      notify('success', texts.saved(item.name, stock))
      helpers.resetForm()
      setEntered((times) => times + 1)
    } catch (error) {
      if (error instanceof ApiError && error.field === 'pieces') helpers.setFieldError('pieces', error.message)
      else helpers.setStatus(errorMessage(error))
    }
    onChanged()
  }
  return (
    <MuiRoot>
      <Formik initialValues={initial} validationSchema={schema} onSubmit={enter}>
        {({ values: { kind }, isSubmitting }) => (
          <Form noValidate className={css.form}>
            <p aria-live="polite">{texts.now(item.stock)}</p>
            <div className={css.fields}>
              <FormTextField name="kind" label={texts.kind} select slotProps={choice}>
                {Object.entries(texts.kinds).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </FormTextField>
              <FormTextField
                name="pieces"
                label={texts.pieces[kind]}
                required
                slotProps={{ htmlInput: { inputMode: 'numeric' } }}
              />
            </div>
            <FormTextField
              name="note"
              label={texts.note}
              helperText={texts.noteHint}
              slotProps={{ htmlInput: { maxLength: 300 } }}
            />
            <FormFailure title={texts.failed} />
            <div className={css.actions}>
              <Button variant="secondary" onClick={onClose}>
                {texts.cancel}
              </Button>
              <Button type="submit" busy={isSubmitting}>
                {texts.save}
              </Button>
            </div>
            <FocusFirstError />
          </Form>
        )}
      </Formik>
      <StockHistory key={entered} item={item} />
    </MuiRoot>
  )
}
