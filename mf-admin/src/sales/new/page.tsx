import { useLoaderData, useNavigate } from '@superium/shared/router'
import { notify } from '@superium/shared/state'
import { EditForm } from '../../edit-form/edit-form'
import { adminLoader } from '../../guard/admin-loader'
import { AdminPage } from '../../layout/admin-page'
import { BackLink } from '../../layout/back-link'
import { loadCategories } from '../../products/load-categories'
import { createSale } from '../sale-requests'
import { saleTexts } from '../texts'
import { PlanPreview } from './plan-preview'
import { RulesField } from './rules-field'
import { SaleFields } from './sale-fields'
import { newSale, type SaleValues, saleSchema, toInput } from './sale-values'

const texts = saleTexts.form

/** Loads the categories to choose from. */
export const loader = adminLoader(({ request }) => ({ categories: loadCategories(request.signal) }))

/** `/superium-admin/sales/new`: schedules a sale, with a preview of its effects. */
export function Component() {
  const navigate = useNavigate()
  const save = async (values: SaleValues): Promise<void> => {
    const { sale = '' } = await createSale(toInput(values))
    notify('success', texts.saved(values.name.trim()))
    // Navigates only after the form has been marked as saved.
    setTimeout(() => void navigate(`/superium-admin/sales/${sale}`))
  }
  return (
    <AdminPage
      data={useLoaderData<typeof loader>()}
      title={texts.title}
      back={<BackLink to="/superium-admin/sales">{saleTexts.back}</BackLink>}
    >
      {({ page: { categories } }) => (
        <EditForm
          initial={newSale}
          schema={saleSchema}
          submit={texts.save}
          texts={texts}
          fieldFor={(named) => ['name', 'startsAt', 'endsAt'].find((field) => field === named)}
          onSave={save}
        >
          <SaleFields fresh />
          <RulesField categories={categories} />
          <PlanPreview />
        </EditForm>
      )}
    </AdminPage>
  )
}
