import { animalPlanPaths } from '@campus/contract/paths/animalplan.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { PlanView } from './plan-view.tsx'
import { planWords } from './words.ts'

export default function PlanScreen() {
  const words = useWords(planWords)
  const { id } = useQueryOf(animalPlanPaths.plan)
  if (id) return <PlanView id={id} />
  return <Empty t={words.choose} action={<PathLink to={animalPlanPaths.plans}>{words.list}</PathLink>} />
}
