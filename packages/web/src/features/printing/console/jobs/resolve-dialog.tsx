import { nameIn } from '@campus/contract/localized-name.ts'
import { printJobs, resolvePrintJob } from '@campus/contract/printing/console.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { useForm } from '../../../../form/use-form.ts'
import type { Job } from './job-mark.tsx'
import { jobsWords } from './words.ts'

/** Enters the pages in the tray of a terminal that was lost while printing. */
export function ResolveDialog({ job: { id, terminal, pagesDue, pagesOut }, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const words = useWords(jobsWords)
  const language = useLanguage()
  const title = words.resolveTitle(nameIn(terminal, language))
  const form = useForm(resolvePrintJob.body, { jobId: id, pagesOut, reason: '' })
  const { act } = useAction(resolvePrintJob, { changes: [printJobs], quiet: true })
  return (
    <ConsoleDialog title={title} onClose={onClose}>
      <p>{words.resolveText}</p>
      <Form
        form={form}
        label={title}
        onSubmit={async (given) => {
          await act(given)
          toast(words.settled, 'success')
          onClose()
        }}
      >
        <NumberField form={form} name="pagesOut" label={words.pagesOut} hint={words.pagesOutHint(pagesDue)} min={0} max={pagesDue} />
        <TextAreaField form={form} name="reason" label={words.reason} max={200} rows={3} />
        <FormButtons form={form} onCancel={onClose}>
          {words.settle}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
