import { closeRollCall, openRollCall, type RollCall, rollCall, rollCalls } from '@campus/contract/attendance/roll-calls.ts'
import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { clockTime } from '../../../domain/lesson/school-clock.ts'
import { open } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { lessonTime } from '../lesson-time.ts'
import { countRoll, RollCounts } from './roll-counts.tsx'
import { rollWords } from './words.ts'

const changes = [rollCall, rollCalls]

function OpenButton({ roll }: { readonly roll: RollCall }) {
  const words = useWords(rollWords)
  const [withSignOut, setWithSignOut] = useState(roll.withSignOut)
  const { act, isActing } = useAction(openRollCall, { changes })
  const isAgain = roll.state === 'closed'
  return (
    <>
      {!isAgain && <Switch label={words.withSignOut} isOn={withSignOut} onTurn={setWithSignOut} />}
      <Button
        color={isAgain ? 'default' : 'primary'}
        block
        loading={isActing}
        onClick={() => void act({ lessonId: roll.lesson.id, ...(isAgain ? {} : { withSignOut }) }).catch(() => undefined)}
      >
        {isAgain ? words.openAgain : words.open}
      </Button>
    </>
  )
}

function CloseButton({ roll }: { readonly roll: RollCall }) {
  const words = useWords(rollWords)
  const { act, isActing } = useAction(closeRollCall, { changes })
  const close = async () => {
    const { unknown } = countRoll(roll.people)
    if (await ask({ title: words.closeTitle, text: words.closeText(unknown), confirm: words.close }))
      await act({ lessonId: roll.lesson.id })
  }
  return (
    <Button block loading={isActing} onClick={() => void close().catch(() => undefined)}>
      {words.close}
    </Button>
  )
}

function saying(words: ReturnType<typeof useWords<typeof rollWords>>, roll: RollCall): string {
  if (roll.state === 'open') return words.closesAt(clockTime(roll.closesAt, roll.lesson.timeZone))
  if (roll.state === 'closed') return words.closed
  if (roll.mayOpen) return words.notYet
  return Date.parse(roll.opensAt) > Date.parse(roll.now) ? words.opensAt(clockTime(roll.opensAt, roll.lesson.timeZone)) : words.never
}

/** The lesson, how far its roll call is, and what may be done with it. */
export function RollHead({ roll }: { readonly roll: RollCall }) {
  const words = useWords(rollWords)
  const { lesson, state } = roll
  return (
    <section className="page-card">
      <h2>{lesson.course.name}</h2>
      <p className="page-lead">{[lessonTime(lesson), lesson.room?.name].filter(Boolean).join(' · ')}</p>
      <RollCounts people={roll.people} />
      <p className="page-note">{saying(words, roll)}</p>
      {roll.code && state === 'open' && (
        <Button color="primary" block onClick={() => void open(attendancePaths.code, { id: lesson.id })}>
          {words.showCode}
        </Button>
      )}
      {roll.code && state === 'closed' && roll.withSignOut && (
        <Button block onClick={() => void open(attendancePaths.code, { id: lesson.id, purpose: 'out' })}>
          {words.toSignOut}
        </Button>
      )}
      {roll.mayOpen && state !== 'open' && <OpenButton roll={roll} />}
      {roll.mayMark && state === 'open' && <CloseButton roll={roll} />}
      {lesson.sections.map(({ id, code }) => (
        <p key={id} className="page-note">
          <PathLink to={attendancePaths.overview} query={{ sectionId: id }}>
            {words.rates(code)}
          </PathLink>
        </p>
      ))}
    </section>
  )
}
