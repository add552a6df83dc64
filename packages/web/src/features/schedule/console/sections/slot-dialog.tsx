import { nameIn } from '@campus/contract/localized-name.ts'
import { consoleRooms } from '@campus/contract/schedule/console/rooms.ts'
import { type SectionRow, sectionRoster } from '@campus/contract/schedule/console/sections.ts'
import { consoleSlots, findClashes, saveSlot } from '@campus/contract/schedule/console/slots.ts'
import { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { PickerField } from '@campus/ui/form/picker-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useAction } from '../../../../api/use-action.ts'
import { useRead } from '../../../../api/use-read.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import { fieldWords } from '../../../../console/fields/words.ts'
import { PeopleField } from '../../../../domain/office-people/people-field.tsx'
import type { Picked } from '../../../../domain/office-people/picked.ts'
import { useForm } from '../../../../form/use-form.ts'
import { termToShow } from '../../timetable/term-weeks.ts'
import { Clashes } from './clashes.tsx'
import { JointSections } from './joint-sections.tsx'
import type { Slot } from './slots.tsx'
import { sectionsWords } from './words.ts'

interface SlotDialogProps {
  readonly section: SectionRow
  readonly slot: Slot | undefined
  readonly onClose: () => void
}

type Hours = 'periods' | 'clock'

/** What a weekly time begins with in either way of saying when. */
const startingHours = {
  periods: { fromPeriod: 1, toPeriod: 2, starts: null, ends: null },
  clock: { fromPeriod: null, toPeriod: null, starts: '18:30', ends: '20:00' },
} as const

const startOf = (section: SectionRow, slot: Slot | undefined) => ({
  sectionIds: slot?.sectionIds ?? [section.id],
  teacherIds: slot?.teacherIds ?? section.teachers.map(({ id }) => id),
  weekday: slot?.weekday ?? 1,
  weeks: slot?.weeks ?? '1-16',
  fromPeriod: slot ? slot.fromPeriod : 1,
  toPeriod: slot ? slot.toPeriod : 2,
  starts: slot?.starts ?? null,
  ends: slot?.ends ?? null,
  roomId: slot?.roomId ?? null,
  clashReason: '',
  ...(slot ? { id: slot.id } : {}),
})

/** Adds a weekly time or changes one, and says beforehand what it would break. */
export function SlotDialog({ section, slot, onClose }: SlotDialogProps) {
  const words = useWords(sectionsWords)
  const { saved } = useWords(fieldWords)
  const language = useLanguage()
  const form = useForm(saveSlot.body, startOf(section, slot))
  const [teachers, setTeachers] = useState<readonly Picked[]>(slot?.teachers ?? section.teachers)
  const [joint, setJoint] = useState<readonly { readonly id: string; readonly code: string }[]>(slot?.sections ?? [section])
  const [hours, setHours] = useState<Hours>(slot?.starts ? 'clock' : 'periods')
  const chooseHours = (chosen: Hours) => {
    setHours(chosen)
    for (const [name, value] of Object.entries(startingHours[chosen])) form.setValue(name as keyof (typeof startingHours)[Hours], value)
  }
  const { data: terms } = useRead(scheduleTerms, {}, { background: true })
  const term = terms && termToShow(terms)
  const { data: rooms } = useRead(consoleRooms, {}, { background: true })
  const { act } = useAction(saveSlot, { changes: [consoleSlots, sectionRoster], quiet: true })
  const typed = useWatch({ control: form.control })
  const asked = findClashes.body.safeParse(typed)
  const clashes = useRead(findClashes, asked.success ? asked.data : startOf(section, slot), { enabled: asked.success, background: true })
  const title = slot ? words.changeSlot : words.addSlot
  return (
    <ConsoleDialog title={title} size="wide" onClose={onClose}>
      <Form
        form={form}
        label={title}
        onSubmit={async (given) => {
          await act(given)
          toast(saved, 'success')
          onClose()
        }}
      >
        <div className="console-side-by-side">
          <NumberField form={form} name="weekday" label={words.weekday} hint={words.weekdayHint} min={1} max={7} />
          {hours === 'periods' ? (
            <>
              <NumberField form={form} name="fromPeriod" label={words.fromPeriod} min={1} max={20} />
              <NumberField form={form} name="toPeriod" label={words.toPeriod} min={1} max={20} />
            </>
          ) : (
            <>
              <TextField form={form} name="starts" type="time" label={words.starts} />
              <TextField form={form} name="ends" type="time" label={words.ends} />
            </>
          )}
        </div>
        <Choice
          label={words.time}
          look="tabs"
          options={[
            ['periods', words.byPeriods],
            ['clock', words.byClock],
          ]}
          value={hours}
          onChoose={chooseHours}
        />
        <TextField form={form} name="weeks" label={words.weeks} hint={words.weeksHint} autoComplete="off" />
        <PickerField
          form={form}
          name="roomId"
          label={words.room}
          optional
          options={(rooms?.rooms ?? [])
            .filter(({ isClosed }) => !isClosed)
            .map((room) => ({ value: room.id, label: `${nameIn(room, language)} · ${words.seats(room.seats)}` }))}
        />
        <PeopleField
          label={words.teachers}
          isMultiple
          value={teachers}
          onChange={(picked) => {
            setTeachers(picked)
            form.setValue(
              'teacherIds',
              picked.map(({ id }) => id),
            )
          }}
        />
        {term && (
          <JointSections
            termId={term.id}
            ownId={section.id}
            chosen={joint}
            onChange={(chosen) => {
              setJoint(chosen)
              form.setValue(
                'sectionIds',
                chosen.map(({ id }) => id),
              )
            }}
          />
        )}
        {clashes.data && <Clashes found={clashes.data} />}
        {clashes.data?.clashes.some(({ kind }) => kind === 'student') && (
          <TextField form={form} name="clashReason" label={words.clashReason} hint={words.clashReasonHint} autoComplete="off" />
        )}
        <FormButtons form={form} onCancel={onClose} />
      </Form>
    </ConsoleDialog>
  )
}
