import { nameIn } from '@campus/contract/localized-name.ts'
import { maxFaultPictures, ownFaultReports, reportFault } from '@campus/contract/terminals/faults.ts'
import type { Terminal } from '@campus/contract/terminals/terminals.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { PickerField } from '@campus/ui/form/picker-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { pictureRule, sentBefore, usePictureUploads } from '../../../files/upload/picture-uploads.ts'
import { UploadField } from '../../../files/upload/upload-field.tsx'
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
  const { act } = useAction(reportFault, { changes: [ownFaultReports], quiet: true })
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
        <TextAreaField form={form} name="description" label={words.description} hint={words.descriptionHint} max={500} />
        <UploadField
          label={words.pictures}
          optional
          rule={rule}
          send={send}
          sentBefore={sentBefore(form.getValues('images'))}
          onChange={(ids) => form.setValue('images', [...ids])}
        />
        <PhoneField form={form} own={phone.own} />
      </section>
      <SubmitButton form={form} isWaiting={isSending}>
        {isSending ? words.sending : words.submit}
      </SubmitButton>
    </Form>
  )
}
