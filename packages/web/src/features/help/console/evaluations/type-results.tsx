import type { OutputOf } from '@campus/contract/call.ts'
import type { evaluationResults } from '@campus/contract/help/evaluations.ts'
import { VisuallyHidden } from '@campus/ui/visually-hidden/visually-hidden.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import '../../../../console/look/console-look.css'
import { sharesOf } from './chart-scale.ts'
import './evaluations.css'
import { evaluationWords } from './words.ts'

type Results = OutputOf<typeof evaluationResults>

function Scores({ scores }: { readonly scores: readonly number[] }) {
  const words = useWords(evaluationWords)
  const shares = sharesOf(scores)
  return (
    <>
      <span className="scores" aria-hidden="true">
        {shares.map((share, index) =>
          share === 0 ? null : (
            <span
              key={`${index + 1} stars`}
              className={`scores-${index + 1}`}
              style={{ width: `${share}%` }}
              title={words.stars(index + 1, scores[index] ?? 0)}
            />
          ),
        )}
      </span>
      <VisuallyHidden>{scores.map((count, index) => words.stars(index + 1, count)).join(', ')}</VisuallyHidden>
    </>
  )
}

/** The mean of each kind of service, and how its scores are spread. */
export function TypeResults({ byType }: Pick<Results, 'byType'>) {
  const words = useWords(evaluationWords)
  return (
    <section className="console-card">
      <header>
        <h2>{words.byType}</h2>
        <span className="scores-legend" aria-hidden="true">
          {[1, 2, 3, 4, 5].map((score) => (
            <span key={score} className={`scores-${score}`} />
          ))}
          {words.legend}
        </span>
      </header>
      <ul className="type-results">
        {byType.map(({ type, typeName, count, mean, scores }) => (
          <li key={type}>
            <span className="type-results-head">
              <span>{typeName}</span>
              <strong className="console-figures">{words.mean(mean.toFixed(1))}</strong>
            </span>
            <Scores scores={scores} />
            <small>{words.count(count.toLocaleString('en-US'))}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
