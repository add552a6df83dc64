import { nameIn } from '@campus/contract/localized-name.ts'
import { maxFaultPictures, ownFaultReports, reportFault } from '@campus/contract/terminals/faults.ts'
import type { Terminal } from '@campus/contract/terminals/terminals.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useAct } from '../../../api/use-act.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { PickerField } from '../../../parts/form/picker-field.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { TextAreaField } from '../../../parts/form/text-area-field.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import '../../../parts/page/page.css'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { pictureRule, usePictureUploads } from '../../../parts/upload/picture-uploads.ts'
import { UploadField } from '../../../parts/upload/upload-field.tsx'
import { messagesPaths } from '../../../paths/messages.ts'
import { terminalsPaths } from '../../../paths/terminals.ts'
import { FaultTyped } from './fault-typed.ts'
import { KindField } from './kind-field.tsx'
import { PhoneField } from './phone-field.tsx'
import './report-fault.css'
import type { KnownPhone } from './use-known-phone.ts'
import { reportFaultWords } from './words.ts'

const rule = { ...pictureRule, maxCount: maxFaultPictures }

interface ReportFormProps {
  readonly terminals: readonly Terminal[]
  /** The terminal that one comes from; empty where it is still to be chosen. */
  readonly terminalId: string
  readonly phone: KnownPhone
}

export function ReportForm({ terminals, terminalId, phone }: ReportFormProps) {
  const words = useWords(reportFaultWords)
  const language = useLanguage()
  const start = { terminalId, kind: '', description: '', images: [], usesOwnPhone: phone.own !== '', phone: phone.left }
  const form = useForm(FaultTyped, start, { keep: `terminal-fault.${terminalId}` })
  const { act } = useAct(reportFault, { changes: [ownFaultReports], quiet: true })
  const { send, isSending } = usePictureUploads()
  return (
    <Form
      form={form}
      label={words.form}
      onSubmit={async (given) => {
        const { id } = await act(given)
        toast(words.sent, 'success')
        await redirect(terminalsPaths.faultReports, { id })
      }}
    >
      <section className="page-card">
        <PickerField
          form={form}
          name="terminalId"
          label={words.terminal}
          hint={words.terminalHint}
          options={terminals.map((terminal) => ({ value: terminal.id, label: `${terminal.number} · ${nameIn(terminal, language)}` }))}
        />
        <PathLink to={messagesPaths.scan} className="fault-scan">
          {words.scan}
        </PathLink>
        <KindField form={form} />
      </section>
      <section className="page-card">
        <TextAreaField form={form} name="description" label={words.description} hint={words.descriptionHint} most={500} />
        <UploadField label={words.pictures} optional rule={rule} send={send} onChange={(ids) => form.setValue('images', [...ids])} />
        <PhoneField form={form} own={phone.own} />
      </section>
      <SubmitButton form={form} isWaiting={isSending}>
        {isSending ? words.sending : words.submit}
      </SubmitButton>
    </Form>
  )
}
