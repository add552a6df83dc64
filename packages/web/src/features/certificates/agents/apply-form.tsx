import { maxCopies } from '@campus/contract/certificates/application-choices.ts'
import { wayNames } from '@campus/contract/documents/template-choices.ts'
import { type Agency, agencyOrders, agencyTemplates, applyAsAgent } from '@campus/contract/entrust/agencies.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import '@campus/ui/page/page.css'
import { Stepper } from '@campus/ui/stepper/stepper.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useController, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useForm } from '../../../form/use-form.ts'
import { agencyWords } from './words.ts'

const Typed = applyAsAgent.body.extend({ templateId: z.string().min(1, 'required').pipe(applyAsAgent.body.shape.templateId) })

/** One certificate for somebody who agreed; who gets it follows from what they agreed to. */
export function ApplyForm({ agency: { id, may }, onDone }: { readonly agency: Agency; readonly onDone: () => void }) {
  const words = useWords(agencyWords)
  const say = useSay()
  const language = useLanguage()
  const { data: templates = [] } = useRead(agencyTemplates, { id })
  const start = { agencyId: id, templateId: '', way: 'download' as const, copies: 1, email: '', heading: '', collects: false }
  const form = useForm(Typed, start, { keep: `agency.${id}` })
  const way = useController({ control: form.control, name: 'way' }).field
  const copies = useController({ control: form.control, name: 'copies' }).field
  const templateId = useWatch({ control: form.control, name: 'templateId' })
  const template = templates.find((one) => one.id === templateId)
  const ways = template?.ways ?? []
  const chosen = ways.find((one) => one === way.value) ?? ways[0]
  const { act } = useAction(applyAsAgent, { changes: [agencyOrders], quiet: true })
  const mayCollect = may.includes('collect')
  return (
    <Form
      form={form}
      label={words.apply}
      onSubmit={async (given) => {
        const isPaper = chosen === 'paper'
        // What was typed for another certificate or way is not shown, and not sent.
        await act({
          ...given,
          way: chosen ?? given.way,
          copies: isPaper ? given.copies : 1,
          collects: isPaper && given.collects,
          email: chosen === 'email' && mayCollect ? given.email : '',
          heading: template?.heading ? given.heading : '',
        })
        toast(words.submitted, 'success')
        onDone()
      }}
    >
      <SelectField
        key={templates.length}
        form={form}
        name="templateId"
        label={words.template}
        options={templates.map((one) => ({
          value: one.id,
          label: one.price > 0 ? `${nameIn(one, language)} · ${yuan(one.price)}` : nameIn(one, language),
        }))}
      />
      {chosen && (
        <Choice label={words.way} options={ways.map((one) => [one, say(wayNames[one])] as const)} value={chosen} onChoose={way.onChange} />
      )}
      {chosen === 'paper' && (
        <Stepper label={words.copies} value={copies.value ?? 1} least={1} max={maxCopies} onChange={copies.onChange} />
      )}
      {chosen === 'paper' && mayCollect && <CheckboxField form={form} name="collects" label={words.collects} />}
      {chosen === 'email' && mayCollect && <TextField form={form} name="email" type="email" label={words.email} optional />}
      {template?.heading && <TextField form={form} name="heading" label={words.heading} />}
      <SubmitButton form={form}>{words.submit}</SubmitButton>
    </Form>
  )
}
