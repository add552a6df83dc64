import type { Mark, RollPerson } from '@campus/contract/attendance/roll-calls.ts'
import { attendanceStateNames, doubtNames } from '@campus/contract/attendance/states.ts'
import { leaveKindNames } from '@campus/contract/leave/leave-requests.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { clockTime } from '../../../domain/lesson/school-clock.ts'
import { Avatar } from '../../../domain/person/avatar.tsx'
import { lookOf } from '../state-look.ts'
import { rollWords } from './words.ts'

const markable = ['present', 'late', 'early', 'absent'] as const

interface RollPersonRowProps {
  readonly timeZone: string
  readonly person: RollPerson
  readonly mayMark: boolean
  readonly isDrawn: boolean
  readonly onMark: (state: Mark['state']) => void
}

const factsOf = (person: RollPerson, say: ReturnType<typeof useSay>, words: { signedAt: (time: string) => string }, timeZone: string) =>
  [
    person.number,
    person.signedAt && words.signedAt(clockTime(person.signedAt, timeZone)),
    person.leaveKind && say(leaveKindNames[person.leaveKind]),
    ...(person.isDoubtful ? person.doubts.map((doubt) => say(doubtNames[doubt])) : []),
  ].filter(Boolean)

/** One person of the roll; what is chosen already is pressed again to take it back. */
export function RollPersonRow({ timeZone, person, mayMark, isDrawn, onMark }: RollPersonRowProps) {
  const words = useWords(rollWords)
  const say = useSay()
  const { t, tone } = lookOf(person)
  const isMarkedAs = (state: string) => person.isMarked && person.state === state
  return (
    <li data-drawn={isDrawn || undefined}>
      <Avatar name={person.name} src={person.portrait} />
      <span className="roll-name">
        <strong>{person.name}</strong>
        <small>{factsOf(person, say, words, timeZone).join(' · ')}</small>
      </span>
      <StateMark tone={tone} t={say(t)} />
      {mayMark && (
        <fieldset className="roll-buttons" aria-label={words.stateOf(person.name)}>
          {person.isDoubtful && (
            <Button size="small" color="primary" onClick={() => onMark('confirm')}>
              {words.confirm}
            </Button>
          )}
          {markable.map((state) => (
            <Button
              key={state}
              size="small"
              aria-pressed={isMarkedAs(state)}
              color={isMarkedAs(state) ? 'primary' : 'default'}
              onClick={() => onMark(isMarkedAs(state) ? null : state)}
            >
              {say(attendanceStateNames[state])}
            </Button>
          ))}
        </fieldset>
      )}
    </li>
  )
}
