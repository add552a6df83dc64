import type { SectionResult } from '@campus/contract/appraisal/appraisals.ts'
import { answerNames } from '@campus/contract/appraisal/shapes.ts'
import { useSay, useSayList, useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/page/page.css'
import '../appraisal.css'
import { resultWords } from './words.ts'

const scale = [5, 4, 3, 2, 1] as const

/** How often each answer was given, as bars that are also read as a list. */
function Spread({ spread }: { readonly spread: readonly number[] }) {
  const say = useSay()
  const most = Math.max(1, ...spread)
  return (
    <ul className="appraisal-spread">
      {scale.map((value) => {
        const times = spread[value - 1] ?? 0
        return (
          <li key={value}>
            <span>{say(answerNames[value])}</span>
            <span className="appraisal-bar" aria-hidden="true">
              <span style={{ inlineSize: `${(times / most) * 100}%` }} />
            </span>
            <span className="appraisal-times">{times}</span>
          </li>
        )
      })}
    </ul>
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
            {spread ? <Spread spread={spread} /> : <p className="page-note">{words.fewAnswers}</p>}
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
