import { reportLostItem } from '@campus/contract/lostfound/items.ts'
import { reportReasonNames, reportReasons } from '@campus/contract/lostfound/kinds.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { changedReads } from '../changed-reads.ts'
import { itemWords } from './words.ts'

const Reported = reportLostItem.body.omit({ id: true })

function ReportForm({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const words = useWords(itemWords)
  const say = useSay()
  const form = useForm(Reported, { reason: 'personal', notes: '' })
  const { field } = useController({ control: form.control, name: 'reason' })
  const { act } = useAction(reportLostItem, { changes: changedReads, quiet: true })
  return (
    <Form
      form={form}
      label={words.reportTitle}
      onSubmit={async (given) => {
        await act({ id, ...given })
        toast(words.reported, 'success')
        onDone()
      }}
    >
      <Choice
        look="chips"
        label={words.reason}
        options={reportReasons.map((reason) => [reason, say(reportReasonNames[reason])] as const)}
        value={field.value}
        onChoose={field.onChange}
      />
      <TextAreaField form={form} name="notes" label={words.notes} max={200} rows={2} optional />
      <SubmitButton form={form}>{words.sendReport}</SubmitButton>
      <Button block onClick={onDone}>
        {words.cancel}
      </Button>
    </Form>
  )
}

export function ReportButton({ id }: { readonly id: string }) {
  const words = useWords(itemWords)
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <ReportForm id={id} onDone={() => setIsOpen(false)} />
  return (
    <div className="page-buttons">
      <Button size="small" onClick={() => setIsOpen(true)}>
        {words.report}
      </Button>
    </div>
  )
}
