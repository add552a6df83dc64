import { problemRows, readRows } from './article-rows.ts'
import { evaluationRows } from './evaluation-rows.ts'
import { feedbackEntryRows, feedbackRows } from './feedback-rows.ts'
import { releaseRows } from './release-rows.ts'

/** All that the help of the demo school holds, table by table. */
export const helpRows = (today: Date) => {
  const problems = problemRows(today)
  return {
    problems,
    reads: readRows(problems),
    feedback: feedbackRows(today),
    feedbackEntries: feedbackEntryRows(today),
    evaluations: evaluationRows(today),
    releases: releaseRows(today),
  }
}
