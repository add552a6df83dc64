import { type Appointment, AppointmentGiven, maxHolders } from '@campus/contract/school/console/appointments.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline, DeleteOutline, DownOutline, UpOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { z } from 'zod'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { DayField } from '../../../../console/fields/day-field.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { UnitField } from '../../../../console/fields/unit-field.tsx'
import { PeopleSheet } from '../../../../domain/office-people/people-sheet.tsx'
import { useForm } from '../../../../form/use-form.ts'
import '../../../../console/look/console-look.css'
import { today } from './appointment-list.tsx'
import './appointments.css'
import { appointmentWords } from './words.ts'

type Given = z.output<typeof AppointmentGiven>
const Rows = z.object({ rows: z.array(AppointmentGiven).max(maxHolders) })
type RowsForm = FormOf<z.input<typeof Rows>, z.output<typeof Rows>>

function RowFields({ form, index, isForUnits }: { readonly form: RowsForm; readonly index: number; readonly isForUnits: boolean }) {
  const words = useWords(appointmentWords)
  return (
    <div className="console-side-by-side">
      {isForUnits && <UnitField form={form} name={`rows.${index}.unitId`} label={words.unit} hint={words.unitHint} />}
      <DayField form={form} name={`rows.${index}.startsOn`} label={words.startsOn} />
      <DayField form={form} name={`rows.${index}.endsOn`} label={words.endsOn} optional />
    </div>
  )
}

interface AppointmentsDialogProps {
  readonly title: string
  readonly before: readonly Appointment[]
  /** The unit that all of them are for; without one each has its own. */
  readonly unitId?: string
  readonly onSave: (given: Given[]) => Promise<unknown>
  readonly onClose: () => void
}

/** Sets who is appointed, in which order and for how long. */
export function AppointmentsDialog({ title, before, unitId, onSave, onClose }: AppointmentsDialogProps) {
  const words = useWords(appointmentWords)
  const form = useForm(Rows, { rows: before.map(({ personId, unitId, startsOn, endsOn }) => ({ personId, unitId, startsOn, endsOn })) })
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'rows' })
  const [names, setNames] = useState<ReadonlyMap<string, string>>(() => new Map(before.map(({ personId, name }) => [personId, name])))
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <ConsoleDialog title={title} size="wide" onClose={onClose}>
      <Form
        form={form}
        label={title}
        onSubmit={async ({ rows }) => {
          await onSave(rows)
          toast(words.saved, 'success')
          onClose()
        }}
      >
        <p className="console-note">{words.orderHint}</p>
        <ol className="appointment-rows">
          {fields.map(({ id, personId }, index) => {
            const name = names.get(personId) ?? ''
            return (
              <li key={id}>
                <div className="appointment-row-head">
                  <strong>{name}</strong>
                  <span className="console-buttons">
                    <Button size="small" aria-label={words.up(name)} disabled={index === 0} onClick={() => move(index, index - 1)}>
                      <UpOutline aria-hidden />
                    </Button>
                    <Button
                      size="small"
                      aria-label={words.down(name)}
                      disabled={index === fields.length - 1}
                      onClick={() => move(index, index + 1)}
                    >
                      <DownOutline aria-hidden />
                    </Button>
                    <Button size="small" aria-label={words.remove(name)} onClick={() => remove(index)}>
                      <DeleteOutline aria-hidden />
                    </Button>
                  </span>
                </div>
                <RowFields form={form} index={index} isForUnits={unitId === undefined} />
              </li>
            )
          })}
        </ol>
        <Button onClick={() => setIsChoosing(true)}>
          <AddOutline aria-hidden /> {words.add}
        </Button>
        <FormButtons form={form} onCancel={onClose} />
      </Form>
      {isChoosing && (
        <PeopleSheet
          title={words.add}
          isMultiple={false}
          value={[]}
          onClose={() => setIsChoosing(false)}
          onChange={([chosen]) => {
            if (!chosen) return
            setNames(new Map(names).set(chosen.id, chosen.name))
            append({ personId: chosen.id, unitId: unitId ?? null, startsOn: today(), endsOn: null })
          }}
        />
      )}
    </ConsoleDialog>
  )
}
