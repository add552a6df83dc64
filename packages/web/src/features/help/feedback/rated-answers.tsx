import { answeredProblems } from '@campus/contract/help/problems.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { placeInHelp } from '../../../domain/articles/problem-card.tsx'
import { LinkRows } from '../../../navigation/rows.tsx'
import { feedbackWords } from './words.ts'

const few = 10

/** The answers of the help for which I said whether they helped, the latest first. */
export function RatedAnswers() {
  const words = useWords(feedbackWords)
  const { data } = useRead(answeredProblems, { pageSize: few }, { background: true })
  if (!data || data.rows.length === 0) return null
  const rows = data.rows.map((problem) => ({
    to: placeInHelp(problem),
    query: { id: problem.id },
    title: problem.title,
    text: problem.wasHelpful ? words.helped : words.didNotHelp,
  }))
  return <LinkRows rows={rows} title={words.rated} />
}
