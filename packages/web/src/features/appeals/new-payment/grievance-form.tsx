import {
  addPayGrievance,
  entranceNames,
  entrances,
  grievanceKindNames,
  grievanceKinds,
  payGrievances,
} from '@campus/contract/appeals/pay-grievance.ts'
import { payTypes } from '@campus/contract/certificates/service-info.ts'
import { appTemplates } from '@campus/contract/documents/templates.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { PayWay } from '@campus/contract/payment/pay-ways.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { PriceField } from '@campus/ui/form/price-field.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useController } from 'react-hook-form'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { appealsPaths } from '@campus/contract/paths/orders.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { usePictureUploads } from '../../../files/upload/picture-uploads.ts'
import '../appeals.css'
import { CopiesField } from '../copies-field.tsx'
import { useWayName } from '../payment/use-way-name.ts'
import { appealWords } from '../words.ts'
import { type GrievanceForm as FormOfGrievance, type GrievanceStart, GrievanceTyped } from './grievance-typed.ts'
import { ScreenshotField } from './screenshot-field.tsx'
import { newGrievanceWords } from './words.ts'

interface FieldsProps {
  readonly form: FormOfGrievance
}

/** The ways that the school has; one that an order names stays offered though the school closed it since. */
function PaymentFields({ form, known }: FieldsProps & { readonly known: string }) {
  const words = useWords(newGrievanceWords)
  const say = useSay()
  const wayName = useWayName()
  const { data: offered = [] } = useRead(payTypes, {}, { background: true })
  const entrance = useController({ control: form.control, name: 'entrance' }).field
  const ways = new Set([...offered.map(({ way }) => way), ...(PayWay.safeParse(known).success ? [PayWay.parse(known)] : [])])
  return (
    <section className="page-card" aria-labelledby="payment-fields">
      <h2 id="payment-fields">{words.payment}</h2>
      <Choice
        label={words.entrance}
        options={entrances.map((one) => [one, say(entranceNames[one])] as const)}
        value={entrance.value}
        onChoose={entrance.onChange}
      />
      <div className="appeal-pair">
        <SelectField
          key={ways.size}
          form={form}
          name="payWay"
          label={words.payWay}
          options={[...ways].map((way) => ({ value: way, label: wayName(way) }))}
        />
        <TextField form={form} name="paidAt" label={words.paidAt} type="datetime-local" />
      </div>
      <PriceField form={form} name="amount" label={words.amount} isEmptyAtZero />
    </section>
  )
}

/** A choice that came before its options is shown once they are there. */
function BoughtFields({ form }: FieldsProps) {
  const words = useWords(newGrievanceWords)
  const { template } = useWords(appealWords)
  const language = useLanguage()
  const say = useSay()
  const kind = useController({ control: form.control, name: 'kind' }).field
  const { data: templates = [] } = useRead(appTemplates, {}, { background: true })
  return (
    <section className="page-card" aria-labelledby="bought-fields">
      <h2 id="bought-fields">{words.bought}</h2>
      <Choice
        label={words.kind}
        options={grievanceKinds.map((one) => [one, say(grievanceKindNames[one])] as const)}
        value={kind.value}
        onChoose={kind.onChange}
      />
      {kind.value === 'certificate' && (
        <SelectField
          key={templates.length}
          form={form}
          name="templateId"
          label={template}
          options={templates.map((one) => ({ value: one.id, label: nameIn(one, language) }))}
        />
      )}
      <CopiesField form={form} name="copies" most={50} />
    </section>
  )
}

/** What was paid, when and for what; a draft survives a reload. */
export function GrievanceForm({ start }: { readonly start: GrievanceStart }) {
  const words = useWords(newGrievanceWords)
  const form = useForm(GrievanceTyped, start, { keep: `pay-grievance.${start.orderId ?? ''}` })
  const { act } = useAction(addPayGrievance, { changes: [payGrievances], quiet: true })
  const { send, isSending } = usePictureUploads()
  return (
    <Form
      form={form}
      label={words.form}
      onSubmit={async (given) => {
        const { id } = await act(given)
        toast(words.submitted, 'success')
        await redirect(appealsPaths.payGrievances, { id })
      }}
    >
      <PaymentFields form={form} known={start.payWay} />
      <BoughtFields form={form} />
      <section className="page-card">
        <ScreenshotField form={form} send={send} />
        <TextAreaField form={form} name="reason" label={words.reason} hint={words.reasonHint} max={500} />
      </section>
      <SubmitButton form={form} isWaiting={isSending}>
        {isSending ? words.sending : words.submit}
      </SubmitButton>
    </Form>
  )
}
