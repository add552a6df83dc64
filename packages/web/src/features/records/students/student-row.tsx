import type { OutputOf } from '@campus/contract/call.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { educationLevelNames, standingNames } from '@campus/contract/records/student-fields.ts'
import type { studentList } from '@campus/contract/records/students.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { standingTones } from '../standing-tones.ts'
import { studentsWords } from '../words.ts'

export type Student = OutputOf<typeof studentList>['rows'][number]

/** Whether somebody studies here, and whether they are at the school. */
export function StandingMark({ student: { atschoolStatus, isAtSchool } }: { readonly student: Student }) {
  const words = useWords(studentsWords)
  const say = useSay()
  const isAway = atschoolStatus === 'studying' && !isAtSchool
  return (
    <StateMark tone={isAway ? 'waiting' : standingTones[atschoolStatus]} t={isAway ? words.away : say(standingNames[atschoolStatus])} />
  )
}

/** One student in a list; `compares`: what counts is whether the old system says the same. */
export function StudentRow({ student, compares = false }: { readonly student: Student; readonly compares?: boolean }) {
  const words = useWords(studentsWords)
  const say = useSay()
  const language = useLanguage()
  const { name, studentId, grade, major, educationLevel, databaseSource, differences } = student
  const count = differences ?? 0
  return (
    <>
      <span className="choosable-head">
        {name}
        {compares ? (
          <StateMark tone={count > 0 ? 'bad' : 'good'} t={count > 0 ? words.differences(count) : words.same} />
        ) : (
          <StandingMark student={student} />
        )}
      </span>
      <small>{[studentId, say(educationLevelNames[educationLevel]), grade].join(' · ')}</small>
      <small>
        {[nameIn(student.class, language) || nameIn(major, language), nameIn(databaseSource, language)].filter(Boolean).join(' · ')}
      </small>
    </>
  )
}
