import type { OutputOf } from '@campus/contract/call.ts'
import { changeOptions } from '@campus/contract/schedule/changes.ts'
import type { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import type { Lesson } from '@campus/contract/schedule/timetable.ts'
import { Field } from '@campus/ui/form/field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { clockSpan } from '../../../domain/lesson/school-clock.ts'
import { periodsOn } from '../timetable/term-weeks.ts'
import { askChangeWords } from './ask-words.ts'

/** A time that the teacher chooses freely. The room is one by its id; empty keeps the room, `none` goes without one. */
export interface OwnTime {
  readonly day: string
  readonly fromPeriod: number
  readonly toPeriod: number
  readonly room: string
}

const none = 'none'

export const ownTimeOf = ({ day, fromPeriod, toPeriod }: Lesson): OwnTime => ({
  day,
  fromPeriod: fromPeriod ?? 1,
  toPeriod: toPeriod ?? fromPeriod ?? 1,
  room: '',
})

/** What it means when it is sent. */
export const proposedBy = ({ room, ...time }: OwnTime) => ({ ...time, ...(room !== '' && { roomId: room === none ? null : room }) })

type Chosen = NonNullable<OutputOf<typeof changeOptions>['chosen']>

/** What the time would break, named before anything is sent. */
function Breaks({ chosen: { clashes, studentClashes }, timeZone }: { readonly chosen: Chosen; readonly timeZone: string }) {
  const words = useWords(askChangeWords)
  if (clashes.length === 0 && studentClashes === 0) return <p className="page-note">{words.nothingTaken}</p>
  return (
    <ul role="status">
      {clashes.map((clash) => (
        <li key={`${clash.name} ${clash.startsAt}`}>{words.taken(clash.name, clockSpan(clash, timeZone), clash.with)}</li>
      ))}
      {studentClashes > 0 && <li>{words.clashes(studentClashes)}</li>}
    </ul>
  )
}

interface OwnChoiceProps {
  readonly lesson: Lesson
  readonly kind: 'move' | 'extra'
  readonly terms: OutputOf<typeof scheduleTerms>
  readonly value: OwnTime
  readonly onChange: (value: OwnTime) => void
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly onChoose: (value: string) => void
}

function Select({ label, value, options, onChoose }: SelectProps) {
  return (
    <Field label={label} error={undefined}>
      {(wiring) => (
        <select className="field-box" {...wiring} value={value} onChange={({ target }) => onChoose(target.value)}>
          {options.map(([id, text]) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Day, periods and room, with what they would break. */
export function OwnChoice({ lesson, kind, terms, value, onChange }: OwnChoiceProps) {
  const words = useWords(askChangeWords)
  const { day, fromPeriod, toPeriod, room } = value
  const read = useRead(changeOptions, { lessonId: lesson.id, kind, day, fromPeriod, toPeriod }, { staleTime: 0 })
  const periods = periodsOn(terms.periodSets, day)
  const named = periods.map(({ number, starts, ends }) => [String(number), words.period(number, `${starts}–${ends}`)] as const)
  // Another time has other free rooms.
  const retime = (time: Partial<OwnTime>) => onChange({ ...value, room: '', ...time })
  return (
    <>
      <Field label={words.day} error={undefined}>
        {(wiring) => (
          <input
            className="field-box"
            type="date"
            {...wiring}
            value={day}
            onChange={({ target }) => target.value !== '' && retime({ day: target.value })}
          />
        )}
      </Field>
      <Select
        label={words.fromPeriod}
        value={String(fromPeriod)}
        options={named}
        onChoose={(chosen) => retime({ fromPeriod: Number(chosen), toPeriod: Math.max(Number(chosen), toPeriod) })}
      />
      <Select
        label={words.toPeriod}
        value={String(toPeriod)}
        options={named.filter(([number]) => Number(number) >= fromPeriod)}
        onChoose={(chosen) => retime({ toPeriod: Number(chosen) })}
      />
      <QueryView read={read}>
        {({ chosen }) =>
          chosen && (
            <>
              <Breaks chosen={chosen} timeZone={terms.timeZone} />
              <Select
                label={words.room}
                value={room}
                options={[
                  ['', lesson.room ? words.keepRoom(lesson.room.name) : words.withoutRoom],
                  ...chosen.rooms.map(({ id, name, seats }) => [id, `${name} · ${words.seats(seats)}`] as const),
                  ...(lesson.room ? [[none, words.withoutRoom] as const] : []),
                ]}
                onChoose={(chosenRoom) => onChange({ ...value, room: chosenRoom })}
              />
            </>
          )
        }
      </QueryView>
    </>
  )
}
