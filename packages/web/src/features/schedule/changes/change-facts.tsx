import { changeKindNames, changeStateNames, type LessonChange } from '@campus/contract/schedule/lesson-change.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import { PartFacts } from './place-text.tsx'
import { changeTones, changeWords } from './words.ts'

export function ChangeHead({ change: { parts, kind, state } }: { readonly change: LessonChange }) {
  const say = useSay()
  return (
    <>
      {parts[0]?.course} · {say(changeKindNames[kind])} <StateMark tone={changeTones[state]} t={say(changeStateNames[state])} />
    </>
  )
}

/** All that is known of a change. */
export function ChangeFacts({ change, timeZone }: { readonly change: LessonChange; readonly timeZone: string }) {
  const words = useWords(changeWords)
  const sayList = useSayList()
  return (
    <>
      {change.parts.map((part) => (
        <div key={part.lessonId ?? change.id}>
          {change.parts.length > 1 && <p className="page-note">{`${part.course} · ${words.sections(sayList(part.sections))}`}</p>}
          <PartFacts part={part} timeZone={timeZone} />
        </div>
      ))}
      <FactList
        facts={[
          [words.asker, !change.isMine && change.asker.name],
          [words.colleague, change.colleague?.name],
          [words.reason, change.reason],
          [words.askedAt, <Time key="asked" at={change.askedAt} />],
          [words.answer, change.answerNotes],
          [words.decidedBy, change.decidedBy],
          [words.notes, change.notes],
        ]}
      />
    </>
  )
}
