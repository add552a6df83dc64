import type { OutputOf } from '@campus/contract/call.ts'
import { decidePhotos, personPhotos, photoLibrary } from '@campus/contract/identity/library.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { ConsoleDialog } from '../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../form/use-form.ts'
import { libraryWords } from './words.ts'

export type LibraryPhoto = OutputOf<typeof photoLibrary>['rows'][number]
export type Verdict = 'passed' | 'failed'

interface DecideDialogProps {
  readonly photos: readonly Pick<LibraryPhoto, 'id' | 'checks' | 'state' | 'decidedBy'>[]
  readonly verdict: Verdict
  /** What to look at first, where many are decided. */
  readonly sample?: ReactNode
  readonly onDecided: () => void
  readonly onClose: () => void
}

/** Whether passing it would be against what the machine found. */
const isAgainst = ({ checks, state }: Pick<LibraryPhoto, 'checks' | 'state'>) =>
  state === 'failed' || state === 'mismatch' || checks.some(({ verdict }) => verdict === 'refuse')

/** What somebody decided before is changed on purpose, not by coming second. */
const wasDecided = ({ state, decidedBy }: Pick<LibraryPhoto, 'state' | 'decidedBy'>) => state === 'passed' || decidedBy !== ''

const Reasoned = z.object({ reason: z.string().trim().min(1).max(500) })
const Free = z.object({ reason: z.string().trim().max(500) })

/** What became of them, those that stayed as they were with the first reason for it. */
const useReport = () => {
  const words = useWords(libraryWords)
  return ({ decided, skipped: [first, ...others] }: OutputOf<typeof decidePhotos>) => {
    if (!first) return toast(words.decided(decided), 'success')
    toast(`${words.decided(decided)} · ${words.skipped(others.length + 1)}: ${words[first.why]}`, 'failure')
  }
}

function Phrases({ onChoose }: { readonly onChoose: (text: string) => void }) {
  const words = useWords(libraryWords)
  const phrases = [words.phraseNotSelf, words.phraseBackground, words.phraseRetouched, words.phraseOld]
  return (
    <Choice
      look="chips"
      label={words.phrases}
      options={phrases.map((text) => [text, text] as const)}
      value={undefined}
      onChoose={onChoose}
    />
  )
}

/** One decision about one photo or many, with a reason where one is needed. */
export function DecideDialog({ photos, verdict, sample, onDecided, onClose }: DecideDialogProps) {
  const words = useWords(libraryWords)
  const report = useReport()
  const isPass = verdict === 'passed'
  const isOverruling = isPass && photos.some(isAgainst)
  const form = useForm(isPass && !isOverruling ? Free : Reasoned, { reason: '' })
  const { act } = useAction(decidePhotos, { changes: [photoLibrary, personPhotos], quiet: true })
  const title = isPass ? words.passTitle(photos.length) : words.refuseTitle(photos.length)
  const passText = isOverruling ? words.overruleText : words.passText
  const decide = async ({ reason }: { readonly reason: string }) => {
    report(await act({ ids: photos.map(({ id }) => id), verdict, reason, revises: photos.some(wasDecided) }))
    onClose()
    onDecided()
  }
  return (
    <ConsoleDialog title={title} onClose={onClose}>
      {sample}
      <p>{isPass ? passText : words.refuseText}</p>
      <Form form={form} label={title} onSubmit={decide}>
        {!isPass && <Phrases onChoose={(text) => form.setValue('reason', text, { shouldValidate: true })} />}
        <TextAreaField form={form} name="reason" label={words.reason} optional={isPass && !isOverruling} max={500} rows={3} />
        <FormButtons form={form} onCancel={onClose} color={isPass ? 'primary' : 'danger'}>
          {isPass ? words.pass : words.refuse}
        </FormButtons>
      </Form>
    </ConsoleDialog>
  )
}
