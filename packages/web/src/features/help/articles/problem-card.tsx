import type { OutputOf } from '@campus/contract/call.ts'
import type { findProblems } from '@campus/contract/help/problems.ts'
import { LinkRows } from '../../../parts/page/rows.tsx'
import { helpPaths } from '../../../paths/help.ts'

export type ProblemRow = OutputOf<typeof findProblems>[number]

export const placeOfArticle = ({ isGuide }: Pick<ProblemRow, 'isGuide'>) => (isGuide ? helpPaths.guide : helpPaths.problem)

/** A handful of problems on one card. */
export function ProblemCard({ problems, title }: { readonly problems: readonly ProblemRow[]; readonly title?: string }) {
  const rows = problems.map((problem) => ({
    to: placeOfArticle(problem),
    query: { id: problem.id },
    title: problem.title,
    text: problem.excerpt,
  }))
  return <LinkRows rows={rows} {...(title !== undefined && { title })} />
}
