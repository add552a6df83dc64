import type { ownScores } from '@campus/contract/academics/scores.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './summary-figures.css'
import { gradeWords } from './words.ts'

interface FigureProps {
  readonly name: string
  readonly value: string
  readonly of?: string
  readonly isBad?: boolean
}

function Figure({ name, value, of, isBad = false }: FigureProps) {
  return (
    <div className="figure" data-bad={isBad ? true : undefined}>
      <dt>{name}</dt>
      <dd>
        {value}
        {of && <small>{of}</small>}
      </dd>
    </div>
  )
}

/** The totals of the scores, in four figures. */
export function SummaryFigures({ summary }: { readonly summary: OutputOf<typeof ownScores>['summary'] }) {
  const words = useWords(gradeWords)
  const { gpa, average, credits, creditsEarned, failed, courses } = summary
  return (
    <dl className="figures">
      <Figure name={words.gpa} value={gpa?.toFixed(2) ?? '–'} />
      <Figure name={words.average} value={average?.toFixed(2) ?? '–'} />
      <Figure name={words.earned} value={String(creditsEarned)} of={words.ofCredits(credits)} />
      <Figure name={words.failed} value={String(failed)} of={words.ofCourses(courses)} isBad={failed > 0} />
    </dl>
  )
}
