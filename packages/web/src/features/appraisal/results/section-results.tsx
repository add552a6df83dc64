import type { SectionResult } from '@campus/contract/appraisal/appraisals.ts'
import { answerNames } from '@campus/contract/appraisal/shapes.ts'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/page/page.css'
import '../appraisal.css'
import { resultWords } from './words.ts'

const scale = [5, 4, 3, 2, 1] as const

interface SpreadProps {
  readonly question: string
  readonly spread: readonly number[]
}

/** How often each answer was given: a table whose rows are drawn as bars. */
function Spread({ question, spread }: SpreadProps) {
  const words = useWords(resultWords)
  const say = useSay()
  const answered = spread.reduce((sum, times) => sum + times, 0)
  return (
    <table className="appraisal-spread" aria-label={question}>
      <thead>
        <tr>
          {[words.answer, words.share, words.times].map((title) => (
            <th key={title} scope="col">
              <VisuallyHidden>{title}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scale.map((value) => {
          const times = spread[value - 1] ?? 0
          const percent = Math.round((times / Math.max(1, answered)) * 100)
          return (
            <tr key={value}>
              <th scope="row">{say(answerNames[value])}</th>
              <td>
                <span className="appraisal-bar" aria-hidden="true">
                  <span style={{ inlineSize: `${percent}%` }} />
                </span>
                <VisuallyHidden>{percent}%</VisuallyHidden>
              </td>
              <td className="appraisal-times">{times}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The results of one section, or why there are none. */
export function SectionResults({ result }: { readonly result: SectionResult }) {
  const words = useWords(resultWords)
  const sayList = useSayList()
  return (
    <section className="page-card">
      <h2>{result.courseName}</h2>
      <p className="page-note">{[result.code, sayList(result.teachers), result.appraisalName, result.term].filter(Boolean).join(' · ')}</p>
      <p className="page-note">{words.turnout(result.ballots, result.tokens)}</p>
      {result.withheld && <p className="page-lead">{words[result.withheld]}</p>}
      {!result.withheld &&
        result.questions.map(({ name, mean, spread }) => (
          <div key={name} className="appraisal-question">
            <h3>
              {name}
              {mean !== null && <span>{words.mean(mean.toFixed(2))}</span>}
            </h3>
            {spread ? <Spread question={name} spread={spread} /> : <p className="page-note">{words.fewAnswers}</p>}
          </div>
        ))}
      {result.texts.length > 0 && (
        <div className="appraisal-question">
          <h3>{words.comments}</h3>
          <ul className="page-list">
            {result.texts.map(({ id, body }) => (
              <li key={id}>{body}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
