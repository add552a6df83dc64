import type { OutputOf } from '@campus/contract/call.ts'
import { changeOptions } from '@campus/contract/schedule/changes.ts'
import type { scheduleTerms } from '@campus/contract/schedule/terms.ts'
import type { Lesson } from '@campus/contract/schedule/timetable.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { Field } from '@campus/ui/form/field.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { clockSpan } from '../../../domain/lesson/school-clock.ts'
import { periodsOn } from '../timetable/term-weeks.ts'
import { askChangeWords } from './ask-words.ts'
import { isWholeTime, none, type OwnTime, timeOf } from './own-time.ts'

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

function MomentField({ label, type, value, onChoose }: Omit<SelectProps, 'options'> & { readonly type: 'date' | 'time' }) {
  return (
    <Field label={label} error={undefined}>
      {(wiring) => (
        <input
          className="field-box"
          type={type}
          {...wiring}
          value={value}
          onChange={({ target }) => target.value !== '' && onChoose(target.value)}
        />
      )}
    </Field>
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

/** Day, periods or times by the clock, and room, with what they would break. */
export function OwnChoice({ lesson, kind, terms, value, onChange }: OwnChoiceProps) {
  const words = useWords(askChangeWords)
  const { day, isByClock, fromPeriod, toPeriod, starts, ends, room } = value
  const isRight = isWholeTime(value)
  const read = useRead(changeOptions, { lessonId: lesson.id, kind, ...timeOf(value) }, { staleTime: 0, enabled: isRight })
  const periods = periodsOn(terms.periodSets, day)
  const named = periods.map(({ number, starts, ends }) => [String(number), words.period(number, `${starts}–${ends}`)] as const)
  // Another time has other free rooms.
  const retime = (time: Partial<OwnTime>) => onChange({ ...value, room: '', ...time })
  return (
    <>
      <MomentField label={words.day} type="date" value={day} onChoose={(chosen) => retime({ day: chosen })} />
      <Choice
        label={words.hours}
        options={[
          ['periods', words.byPeriods],
          ['clock', words.byClock],
        ]}
        value={isByClock ? 'clock' : 'periods'}
        onChoose={(by) => retime({ isByClock: by === 'clock' })}
      />
      {isByClock ? (
        <>
          <MomentField label={words.starts} type="time" value={starts} onChoose={(chosen) => retime({ starts: chosen })} />
          <MomentField label={words.ends} type="time" value={ends} onChoose={(chosen) => retime({ ends: chosen })} />
        </>
      ) : (
        <>
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
        </>
      )}
      {isRight ? (
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
      ) : (
        <p className="field-error">{words.endsBefore}</p>
      )}
    </>
  )
}
