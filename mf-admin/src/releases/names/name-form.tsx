import { FormTextField, yup } from '@superium/shared/forms'
import { NAME_OR_LABEL, type RegisteredName } from '@superium/shared/registered-names'
import { notify } from '@superium/shared/state'
import { FormFrame } from './form-frame'
import { changeName, registerName } from './names-api'
import { namesTexts } from './texts'

const texts = namesTexts.form
const NAME = /^(?=.{1,41}$)[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

const owner = yup.string().trim().required(texts.required(texts.owner)).matches(NAME_OR_LABEL, texts.words(texts.owner))
const budget = yup
  .string()
  .trim()
  .test(
    'budget',
    texts.budgetWrong,
    (value) => !value || (/^\d{1,4}(?:\.\d{1,3})?$/.test(value) && isAllowed(Number(value))),
  )
const isAllowed = (kilobytes: number): boolean => kilobytes >= 1 && kilobytes <= 2_000

const schemas = {
  register: yup.object({
    name: yup.string().trim().required(texts.required(texts.name)).matches(NAME, texts.nameWrong),
    owner,
    budget,
  }),
  edit: yup.object({ owner, budget }),
}

interface NameFormProps {
  /** The name to change; undefined for a new one. */
  known: RegisteredName | undefined
  onCancel(): void
  onSaved(): void
}

/** Registers a name, or changes a name's owner and budget. */
export function NameForm({ known, onCancel, onSaved }: NameFormProps) {
  const initial = {
    ...(known ? {} : { name: '' }),
    owner: known?.owner ?? '',
    budget: known?.budget ? String(known.budget / 1000) : '',
  }
  const save = async (values: { name?: string; owner: string; budget: string }): Promise<void> => {
    const kilobytes = values.budget.trim()
    const input = { owner: values.owner.trim(), budget: kilobytes ? Math.round(Number(kilobytes) * 1000) : null }
    const { name } = await (known ? changeName(known.name, input) : registerName((values.name ?? '').trim(), input))
    notify('success', known ? texts.saved(name) : texts.registered(name))
    onSaved()
  }
  return (
    <FormFrame
      initial={initial}
      schema={known ? schemas.edit : schemas.register}
      submit={known ? texts.save : texts.register}
      onSubmit={save}
      onCancel={onCancel}
    >
      {!known && (
        <FormTextField
          name="name"
          label={texts.name}
          helperText={texts.nameHint}
          required
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } }}
        />
      )}
      <FormTextField
        name="owner"
        label={texts.owner}
        helperText={texts.ownerHint}
        required
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <FormTextField
        name="budget"
        label={texts.budget}
        helperText={texts.budgetHint}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
    </FormFrame>
  )
}
