import type { OutputOf } from '@campus/contract/call.ts'
import { consoleExam, consoleExams, proposeExams } from '@campus/contract/exams/console.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { ConsoleDialog } from '../../../console/dialog/console-dialog.tsx'
import { DayField } from '../../../console/fields/day-field.tsx'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../form/use-form.ts'
import { Counts } from './counts.tsx'
import { examConsoleWords } from './words.ts'

const Typed = z.object({
  from: z.iso.date('calendar_day'),
  until: z.iso.date('calendar_day'),
  times: z
    .string()
    .transform((text) => text.split(/[,，\s]+/).filter(Boolean))
    .pipe(proposeExams.body.shape.times),
  clashReason: proposeExams.body.shape.clashReason,
})

interface ProposalDialogProps {
  readonly termId: string
  readonly onClose: () => void
}

/** Tried first: what comes out is looked at before it is used. */
export function ProposalDialog({ termId, onClose }: ProposalDialogProps) {
  const words = useWords(examConsoleWords)
  const language = useLanguage()
  const form = useForm(Typed, { from: '', until: '', times: '08:30, 14:00', clashReason: '' }, { keep: `exam-proposal-${termId}` })
  const [tried, setTried] = useState<{ given: z.output<typeof Typed>; result: OutputOf<typeof proposeExams> }>()
  const { act } = useAction(proposeExams, { quiet: true })
  const using = useAction(proposeExams, { changes: [consoleExams, consoleExam] })
  const attempt = async (given: z.output<typeof Typed>) => setTried({ given, result: await act({ termId, ...given }) })
  const use = async () => {
    if (!tried) return
    const done = await using.act({ termId, ...tried.given, clashReason: form.getValues('clashReason'), apply: true }).catch(() => undefined)
    if (!done) return
    toast(words.used, 'success')
    onClose()
  }
  return (
    <ConsoleDialog title={words.proposeTitle} size="wide" onClose={onClose}>
      <p>{words.proposeText}</p>
      <Form form={form} label={words.proposeTitle} onSubmit={attempt}>
        <div className="console-side-by-side">
          <DayField form={form} name="from" label={words.from} />
          <DayField form={form} name="until" label={words.until} />
        </div>
        <TextField form={form} name="times" label={words.times} hint={words.timesHint} maxLength={60} />
        {tried && (
          <div role="status">
            <p>{words.result(tried.result.placed, tried.result.left.length)}</p>
            {tried.result.left.length > 0 && (
              <ul>
                {tried.result.left.map(({ id, course }) => (
                  <li key={id}>{nameIn(course, language)}</li>
                ))}
              </ul>
            )}
            {tried.result.clashing.length > 0 && (
              <>
                <p>{words.lessonClashes(tried.result.clashing.reduce((sum, { lessons }) => sum + lessons, 0))}</p>
                <ul>
                  {tried.result.clashing.map(({ id, course, lessons }) => (
                    <li key={id}>{words.missedLessons(nameIn(course, language), lessons)}</li>
                  ))}
                </ul>
              </>
            )}
            <Counts counts={tried.result.counts} />
          </div>
        )}
        {tried && tried.result.clashing.length > 0 && (
          <TextField form={form} name="clashReason" label={words.clashReason} maxLength={200} autoComplete="off" />
        )}
        <FormButtons
          form={form}
          onCancel={onClose}
          beside={
            tried &&
            tried.result.placed > 0 && (
              <Button loading={using.isActing} onClick={() => void use()}>
                {words.use}
              </Button>
            )
          }
        >
          {words.try}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
