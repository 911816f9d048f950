import { api, dataOrThrow, type ProductImportResult } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { type Encoding, EncodingChoice } from '@superium/shared/product-files'
import { Button, ButtonLink, Card, Spinner } from '@superium/shared/ui'
import { FileField } from '@superium/shared/uploads'
import { type ReactNode, useState } from 'react'
import { base64Of } from './base64-of'
import css from './import.module.css'
import { ImportResultView } from './import-result'
import { importTexts as texts } from './texts'

/** The API's limit in bytes. */
const MOST = 1_000_000

/** A file's bytes in base64, and how to read them. */
interface SentFile {
  file: string
  encoding: Encoding | 'detect'
}

type State =
  | { step: 'choose'; chosen?: File; error?: string }
  | { step: 'busy' }
  | { step: 'checked'; sent: SentFile; result: ProductImportResult; error?: string }
  | { step: 'done'; result: ProductImportResult }
type Checked = Extract<State, { step: 'checked' }>

const send = async (sent: SentFile, dryRun: boolean): Promise<ProductImportResult> =>
  dataOrThrow(await api.POST('/api/v1/seller/products/import', { body: { ...sent, dryRun } })).data

/** Chooses a file, shows what the import would change, and imports it after confirmation. */
export function ImportForm() {
  const [state, setState] = useState<State>({ step: 'choose' })
  const tryTo = async (next: () => Promise<State>, before: State): Promise<void> => {
    setState({ step: 'busy' })
    setState(await next().catch((error: unknown) => ({ ...before, error: errorMessage(error) })))
  }
  const check = async (sent: SentFile): Promise<State> => ({ step: 'checked', sent, result: await send(sent, true) })
  const choose = (chosen: File): void => {
    const before = { step: 'choose', chosen } as const
    if (chosen.size > MOST) setState({ ...before, error: texts.tooLarge })
    else void tryTo(async () => check({ file: await base64Of(chosen), encoding: 'detect' }), before)
  }
  const readAgain = (checked: Checked, encoding: Encoding): void =>
    void tryTo(() => check({ ...checked.sent, encoding }), checked)
  const run = (checked: Checked): void =>
    void tryTo(async () => ({ step: 'done', result: await send(checked.sent, false) }), checked)
  const again = (
    <Button variant="secondary" onClick={() => setState({ step: 'choose' })}>
      {texts.again}
    </Button>
  )
  return (
    <Card>
      {state.step === 'choose' && (
        <FileField
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          hint={texts.fileHint}
          chosen={state.chosen ?? null}
          error={state.error ?? ''}
          onFile={choose}
        />
      )}
      {state.step === 'busy' && <Spinner label={texts.checking} />}
      {state.step === 'checked' && state.result.encodingInDoubt && (
        <EncodingChoice
          encoding={state.result.encoding}
          busy={false}
          onChoose={(encoding) => readAgain(state, encoding)}
        />
      )}
      {(state.step === 'checked' || state.step === 'done') && (
        <ImportResultView title={state.step === 'done' ? texts.done : texts.result} result={state.result} />
      )}
      {state.step === 'checked' && state.error && (
        <p role="alert" className={css.error}>
          {state.error}
        </p>
      )}
      {state.step === 'checked' && (
        <Confirm result={state.result} onRun={() => run(state)}>
          {again}
        </Confirm>
      )}
      {state.step === 'done' && (
        <div className={css.buttons}>
          <ButtonLink to="/seller/products">{texts.toProducts}</ButtonLink>
          {again}
        </div>
      )}
    </Card>
  )
}

interface ConfirmProps {
  result: ProductImportResult
  onRun(): void
  children: ReactNode
}

function Confirm({ result, onRun, children }: ConfirmProps) {
  const count = result.added + result.changed
  return (
    <div className={css.buttons}>
      {count > 0 ? <Button onClick={onRun}>{texts.run(count)}</Button> : <p>{texts.nothing}</p>}
      {children}
    </div>
  )
}
