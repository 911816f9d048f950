import { api, dataOrThrow, type ProductImportResult } from '@superium/shared/api'
import { errorMessage } from '@superium/shared/loading'
import { Button, ButtonLink, Card, Spinner } from '@superium/shared/ui'
import { FileField } from '@superium/shared/uploads'
import { type ReactNode, useState } from 'react'
import { type DecodedFile, decodeFile, type Encoding } from './decode-file'
import { EncodingChoice } from './encoding-choice'
import css from './import.module.css'
import { ImportResultView } from './import-result'
import { importTexts as texts } from './texts'

/** The API's limit in characters. */
const MOST = 1_000_000

type State =
  | { step: 'choose'; chosen?: File; error?: string }
  | { step: 'busy' }
  | { step: 'checked'; chosen: File; file: DecodedFile; result: ProductImportResult; error?: string }
  | { step: 'done'; result: ProductImportResult }

const send = async ({ text }: DecodedFile, dryRun: boolean): Promise<ProductImportResult> =>
  dataOrThrow(await api.POST('/api/v1/seller/products/import', { body: { file: text, dryRun } })).data

/** Chooses a file, shows what the import would change, and imports it after confirmation. */
export function ImportForm() {
  const [state, setState] = useState<State>({ step: 'choose' })
  const choose = (chosen: File): void => {
    if (chosen.size > MOST) setState({ step: 'choose', chosen, error: texts.tooLarge })
    else void check(chosen)
  }
  const check = async (chosen: File, encoding?: Encoding): Promise<void> => {
    setState({ step: 'busy' })
    try {
      const file = await decodeFile(chosen, encoding)
      setState({ step: 'checked', chosen, file, result: await send(file, true) })
    } catch (error) {
      setState({ step: 'choose', chosen, error: errorMessage(error) })
    }
  }
  const run = async (checked: Extract<State, { step: 'checked' }>): Promise<void> => {
    setState({ step: 'busy' })
    try {
      setState({ step: 'done', result: await send(checked.file, false) })
    } catch (error) {
      setState({ ...checked, error: errorMessage(error) })
    }
  }
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
      {state.step === 'checked' && state.file.assumed && (
        <EncodingChoice assumed={state.file.assumed} onChoose={(encoding) => void check(state.chosen, encoding)} />
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
        <Confirm result={state.result} onRun={() => void run(state)}>
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
