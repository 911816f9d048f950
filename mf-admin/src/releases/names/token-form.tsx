import { FormTextField, yup } from '@superium/shared/forms'
import { NAME_OR_LABEL, type ReleaseToken } from '@superium/shared/registered-names'
import { FormFrame } from './form-frame'
import { makeToken } from './names-api'
import { namesTexts } from './texts'

const texts = namesTexts.token
const { required, words } = namesTexts.form
const choice = { select: { native: true }, inputLabel: { shrink: true } } as const

const schema = yup.object({
  label: yup.string().trim().required(required(texts.label)).matches(NAME_OR_LABEL, words(texts.label)),
})

const initial = { label: '', kind: 'job' as 'job' | 'person', days: '90' }

interface TokenFormProps {
  name: string
  onCancel(): void
  onMade(made: ReleaseToken & { text: string }): void
}

/** Creates a token of a name: its label, its kind (job or person) and its lifetime. */
export function TokenForm({ name, onCancel, onMade }: TokenFormProps) {
  return (
    <FormFrame
      initial={initial}
      schema={schema}
      submit={texts.confirmMake}
      onSubmit={async ({ label, kind, days }) =>
        onMade(await makeToken(name, { label: label.trim(), kind, days: Number(days) }))
      }
      onCancel={onCancel}
    >
      <FormTextField
        name="label"
        label={texts.label}
        helperText={texts.labelHint}
        required
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <FormTextField name="kind" label={texts.kind} select slotProps={choice}>
        {Object.entries(texts.kinds).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </FormTextField>
      <FormTextField name="days" label={texts.days} select slotProps={choice}>
        {texts.dayChoices.map((days) => (
          <option key={days} value={days}>
            {texts.day(days)}
          </option>
        ))}
      </FormTextField>
    </FormFrame>
  )
}
