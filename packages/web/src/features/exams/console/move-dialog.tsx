import type { OutputOf } from '@campus/contract/call.ts'
import { consoleExam, consoleExams, examChoices, moveExam, type PlannedExam } from '@campus/contract/exams/console.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { toInstant, toLocalTime } from '@campus/ui/time/local-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { ConsoleDialog } from '../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../form/use-form.ts'
import { LessonClashList } from './lesson-clashes.tsx'
import { RoomRows } from './room-rows.tsx'
import { chosenRooms, roomsFrom } from './typed-rooms.ts'
import { useLessonClashes } from './use-lesson-clashes.ts'
import { examConsoleWords } from './words.ts'

const Typed = z.object({
  startsAt: z.string().min(1, 'required'),
  reason: moveExam.body.shape.reason,
  clashReason: moveExam.body.shape.clashReason,
})

interface MoveDialogProps {
  readonly termId: string
  readonly exam: PlannedExam
  readonly onClose: () => void
}

function Fields({ exam, choices, onClose }: MoveDialogProps & { readonly choices: OutputOf<typeof examChoices> }) {
  const words = useWords(examConsoleWords)
  const form = useForm(Typed, { startsAt: exam.startsAt ? toLocalTime(Date.parse(exam.startsAt)) : '', reason: '', clashReason: '' })
  const [rooms, setRooms] = useState(() => roomsFrom(exam))
  const { act } = useAction(moveExam, { changes: [consoleExams, consoleExam], quiet: true })
  const lessons = useLessonClashes()
  const save = async ({ startsAt, ...given }: z.output<typeof Typed>) => {
    await lessons.watch(act({ ...given, id: exam.id, startsAt: toInstant(startsAt) ?? '', sittings: chosenRooms(rooms) }))
    toast(words.saved, 'success')
    onClose()
  }
  return (
    <Form form={form} label={words.moveTitle} onSubmit={save}>
      <TextField form={form} name="startsAt" type="datetime-local" label={words.startsAt} />
      <RoomRows rooms={rooms} choices={choices} onChange={setRooms} />
      <TextAreaField form={form} name="reason" label={words.reason} hint={words.reasonHint} max={200} rows={2} />
      <LessonClashList found={lessons.found}>
        <TextField form={form} name="clashReason" label={words.clashReason} maxLength={200} autoComplete="off" />
      </LessonClashList>
      <FormButtons form={form} onCancel={onClose} />
    </Form>
  )
}

/** Another time, other rooms or other invigilators of a published exam. */
export function MoveDialog(props: MoveDialogProps) {
  const words = useWords(examConsoleWords)
  const read = useRead(examChoices, { termId: props.termId }, { staleTime: 0 })
  return (
    <ConsoleDialog title={words.moveTitle} size="wide" onClose={props.onClose}>
      <p>{words.moveText}</p>
      <QueryView read={read}>{(choices) => <Fields {...props} choices={choices} />}</QueryView>
    </ConsoleDialog>
  )
}
