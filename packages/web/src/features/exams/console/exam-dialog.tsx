import type { OutputOf } from '@campus/contract/call.ts'
import { consoleExam, consoleExams, examChoices, type PlannedExam, saveExam } from '@campus/contract/exams/console.ts'
import { examKindNames, examKinds } from '@campus/contract/exams/exams.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { toInstant, toLocalTime } from '@campus/ui/time/local-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { ConsoleDialog } from '../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../console/fields/form-buttons.tsx'
import { NumberField } from '../../../console/fields/number-field.tsx'
import { useForm } from '../../../form/use-form.ts'
import { LessonClashList } from './lesson-clashes.tsx'
import { RoomRows } from './room-rows.tsx'
import { SectionChecks } from './section-checks.tsx'
import { chosenRooms, roomsFrom } from './typed-rooms.ts'
import { useLessonClashes } from './use-lesson-clashes.ts'
import { examConsoleWords } from './words.ts'

const { kind, minutes, papers, notes, clashReason } = saveExam.body.shape
const Typed = z.object({ kind, minutes, papers, notes, startsAt: z.string(), clashReason })

interface ExamDialogProps {
  readonly termId: string
  readonly exam: PlannedExam | null
  readonly onClose: () => void
  readonly onSaved?: (id: string) => void
}

const startFrom = (exam: PlannedExam | null): z.input<typeof Typed> => ({
  kind: exam?.kind ?? 'final',
  minutes: exam?.minutes ?? 120,
  papers: exam?.papers ?? 2,
  notes: exam?.notes ?? '',
  clashReason: '',
  startsAt: exam?.startsAt ? toLocalTime(Date.parse(exam.startsAt)) : '',
})

function Fields({ exam, choices, onClose, onSaved }: ExamDialogProps & { readonly choices: OutputOf<typeof examChoices> }) {
  const words = useWords(examConsoleWords)
  const say = useSay()
  const form = useForm(Typed, startFrom(exam))
  const [sectionIds, setSectionIds] = useState<readonly string[]>(() => exam?.sections.map(({ id }) => id) ?? [])
  const [rooms, setRooms] = useState(() => roomsFrom(exam))
  const { act } = useAction(saveExam, { changes: [consoleExams, consoleExam], quiet: true })
  const lessons = useLessonClashes()
  const save = async ({ startsAt, ...given }: z.output<typeof Typed>) => {
    const content = { ...given, sectionIds: [...sectionIds], startsAt: toInstant(startsAt) ?? null, sittings: chosenRooms(rooms) }
    const { id } = await lessons.watch(act({ ...content, ...(exam && { id: exam.id }) }))
    toast(words.saved, 'success')
    onClose()
    onSaved?.(id)
  }
  return (
    <Form form={form} label={exam ? words.changeTitle : words.addTitle} onSubmit={save}>
      <SectionChecks sections={choices.sections} chosen={sectionIds} onChange={setSectionIds} />
      <div className="console-side-by-side">
        <SelectField
          form={form}
          name="kind"
          label={words.kind}
          options={examKinds.map((value) => ({ value, label: say(examKindNames[value]) }))}
        />
        <NumberField form={form} name="minutes" label={words.minutes} min={10} max={600} />
        <NumberField form={form} name="papers" label={words.papers} hint={words.papersHint} min={1} max={4} />
      </div>
      <TextField form={form} name="startsAt" type="datetime-local" label={words.startsAt} hint={words.startsHint} optional />
      <RoomRows rooms={rooms} choices={choices} onChange={setRooms} />
      <TextAreaField form={form} name="notes" label={words.notes} max={500} rows={2} optional />
      <LessonClashList found={lessons.found}>
        <TextField form={form} name="clashReason" label={words.clashReason} maxLength={200} autoComplete="off" />
      </LessonClashList>
      <FormButtons form={form} onCancel={onClose} />
    </Form>
  )
}

/** A new exam, or a draft that changes. */
export function ExamDialog(props: ExamDialogProps) {
  const words = useWords(examConsoleWords)
  const read = useRead(examChoices, { termId: props.termId }, { staleTime: 0 })
  return (
    <ConsoleDialog title={props.exam ? words.changeTitle : words.addTitle} size="wide" onClose={props.onClose}>
      <QueryView read={read}>{(choices) => <Fields {...props} choices={choices} />}</QueryView>
    </ConsoleDialog>
  )
}
