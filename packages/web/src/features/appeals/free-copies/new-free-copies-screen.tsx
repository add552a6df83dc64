import { addFreeCopiesRequest, freeCopiesRequests } from '@campus/contract/appeals/free-copies.ts'
import { appTemplates, freeCopies, type OfferedTemplate } from '@campus/contract/documents/templates.ts'
import { Id } from '@campus/contract/fields.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { appealsPaths } from '@campus/contract/paths/orders.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import '../appeals.css'
import { CopiesField } from '../copies-field.tsx'
import { NextSteps } from '../next-steps.tsx'
import { appealWords } from '../words.ts'
import { freeCopiesWords } from './words.ts'

/** What is still to be chosen is an empty text. */
const Typed = addFreeCopiesRequest.body.extend({ templateId: z.string().min(1).pipe(Id) })

/** What of the chosen certificate is free for me now, and what a copy costs beyond that. */
function Status({ template: { id: templateId, price } }: { readonly template: Pick<OfferedTemplate, 'id' | 'price'> }) {
  const words = useWords(freeCopiesWords)
  const { data } = useRead(freeCopies, { templateId }, { background: true })
  return (
    <p className="page-note" role="status">
      {data && words.standing(data.free, data.used, yuan(price))}
    </p>
  )
}

interface RequestFormProps {
  readonly templates: readonly OfferedTemplate[]
  readonly chosen: string | undefined
}

function RequestForm({ templates, chosen }: RequestFormProps) {
  const words = useWords(freeCopiesWords)
  const { template, reason } = useWords(appealWords)
  const language = useLanguage()
  const start = { templateId: templates.some(({ id }) => id === chosen) ? (chosen ?? '') : '', copies: 1, reason: '' }
  const form = useForm(Typed, start, { keep: `free-copies.${start.templateId}` })
  const templateId = useWatch({ control: form.control, name: 'templateId' })
  const wanted = templates.find(({ id }) => id === templateId)
  const { act } = useAction(addFreeCopiesRequest, { changes: [freeCopiesRequests], quiet: true })
  return (
    <Form
      form={form}
      label={words.form}
      onSubmit={async (given) => {
        const { id } = await act(given)
        toast(words.submitted, 'success')
        await redirect(appealsPaths.freeCopies, { id })
      }}
    >
      <section className="page-card">
        <SelectField
          form={form}
          name="templateId"
          label={template}
          options={templates.map((one) => ({ value: one.id, label: `${nameIn(one, language)} · ${yuan(one.price)}` }))}
        />
        {wanted && <Status template={wanted} />}
        <CopiesField form={form} name="copies" most={20} />
        <TextAreaField form={form} name="reason" label={reason} hint={words.reasonHint} max={500} />
      </section>
      <SubmitButton form={form}>{words.submit}</SubmitButton>
    </Form>
  )
}

export default function NewFreeCopiesScreen() {
  const words = useWords(freeCopiesWords)
  const { templateId } = useQueryOf(appealsPaths.newFreeCopies)
  const read = useRead(appTemplates, {})
  return (
    <QueryView read={read}>
      {(templates) => {
        const charged = templates.filter(({ charge }) => charge !== 'none')
        if (charged.length === 0) return <Empty t={words.nothingCosts} />
        return (
          <div className="page appeal-new">
            <div className="page-column">
              <p className="page-lead">{words.lead}</p>
              <RequestForm templates={charged} chosen={templateId} />
            </div>
            <NextSteps steps={[words.stepReview, words.stepGrant, words.stepUse]} />
          </div>
        )
      }}
    </QueryView>
  )
}
