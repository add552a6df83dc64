import { problemList } from '@campus/contract/help/problems.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../api/use-read.ts'
import { useHelpSchool } from './help-school.ts'
import { type PlaceOf, ProblemCard } from './problem-card.tsx'
import { articleWords } from './words.ts'

const few = 5

interface RelatedProblemsProps {
  readonly article: { readonly id: string; readonly type: string; readonly isGuide: boolean }
  readonly placeOf: PlaceOf
}

/** Others of the same topic; an extra that is simply left out when there is none. */
export function RelatedProblems({ article: { id, type, isGuide }, placeOf }: RelatedProblemsProps) {
  const words = useWords(articleWords)
  const { data } = useRead(
    problemList,
    { ...useHelpSchool(), type, isGuide: isGuide ? 'true' : 'false', pageSize: few + 1 },
    { background: true },
  )
  const others = data?.rows.filter((row) => row.id !== id).slice(0, few) ?? []
  return others.length > 0 ? <ProblemCard title={words.related} problems={others} placeOf={placeOf} /> : null
}
