import type { OutputOf } from '@campus/contract/call.ts'
import type { findProblems } from '@campus/contract/help/problems.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { LinkRows } from '../../navigation/rows.tsx'

export type ProblemRow = OutputOf<typeof findProblems>[number]

/** Where one of them is read. */
export type PlaceOf = (article: Pick<ProblemRow, 'isGuide'>) => Path<{ id: string }>

export const placeInHelp: PlaceOf = ({ isGuide }) => (isGuide ? helpPaths.guide : helpPaths.problem)

interface ProblemCardProps {
  readonly problems: readonly ProblemRow[]
  readonly title?: string
  readonly placeOf?: PlaceOf
}

/** A handful of problems on one card. */
export function ProblemCard({ problems, title, placeOf = placeInHelp }: ProblemCardProps) {
  const rows = problems.map((problem) => ({
    to: placeOf(problem),
    query: { id: problem.id },
    title: problem.title,
    text: problem.excerpt,
  }))
  return <LinkRows rows={rows} {...(title !== undefined && { title })} />
}
