import { sharedGrades } from '@campus/contract/grades/grades.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { gradesPaths } from '@campus/contract/paths/grades.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { scoreWords } from '../../../domain/score/words.ts'
import type { SharedStudent } from '../../../domain/share/shared-student.tsx'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import '../grades.css'
import { gradeViewWords } from './words.ts'

/** The scores of a student who shares them, by term. */
export function SharedGrades({ student }: { readonly student: SharedStudent }) {
  const words = useWords(gradeViewWords)
  const scores = useWords(scoreWords)
  const language = useLanguage()
  const read = useRead(sharedGrades, { studentId: student.id }, { staleTime: 0 })
  return (
    <div className="page">
      <h1 className="grade-name">{student.name}</h1>
      <QueryView read={read} empty={<Empty t={words.sharedNone} />}>
        {(rows) =>
          [...Map.groupBy(rows, ({ academicYear, semester }) => scores.term(academicYear, semester))].map(([term, ofTerm]) => (
            <section key={term} className="page-card">
              <h2>{term}</h2>
              <ul className="page-list grade-attempts">
                {ofTerm.map((score) => (
                  <li key={score.id}>
                    <PathLink to={gradesPaths.grade} query={{ id: score.id }}>
                      {nameIn(score, language)}
                    </PathLink>
                    {!score.isPassed && <StateMark tone="bad" t={scores.failed} />}
                    <strong>{score.score}</strong>
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </QueryView>
    </div>
  )
}
