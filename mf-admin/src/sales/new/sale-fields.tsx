import { FormTextField } from '@superium/shared/forms'
import { Card } from '@superium/shared/ui'
import form from '../../edit-form/edit-form.module.css'
import { localZone } from '../local-time'
import { saleTexts } from '../texts'

const texts = saleTexts.form
const moment = { inputLabel: { shrink: true } } as const

/** The name and period of a sale. */
export function SaleFields({ begun = false, fresh = false }: { begun?: boolean; fresh?: boolean }) {
  return (
    <Card>
      <h2 className={form.title}>{texts.what}</h2>
      <div className={form.fields}>
        <div className={form.whole}>
          <FormTextField name="name" label={texts.name} required slotProps={{ htmlInput: { maxLength: 80 } }} />
        </div>
        {!begun && (
          <FormTextField
            name="startsAt"
            type="datetime-local"
            label={texts.starts}
            helperText={fresh && texts.startsHint}
            slotProps={moment}
          />
        )}
        <FormTextField
          name="endsAt"
          type="datetime-local"
          label={texts.ends}
          helperText={saleTexts.zone(localZone())}
          required
          slotProps={moment}
        />
      </div>
    </Card>
  )
}
