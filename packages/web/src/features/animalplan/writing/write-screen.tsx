import { animalPlanDetail, animalPlanDraft } from '@campus/contract/animalplan/plans.ts'
import { animalPlanPaths } from '@campus/contract/paths/animalplan.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useRead } from '../../../api/use-read.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { PlanForm } from './plan-form.tsx'

function Known({ id }: { readonly id: string }) {
  const read = useRead(animalPlanDetail, { id }, { staleTime: 0 })
  return <QueryView read={read}>{(plan) => <PlanForm plan={plan} />}</QueryView>
}

/** Everybody has one draft: it is gone on with. */
function Draft() {
  const read = useRead(animalPlanDraft, {}, { staleTime: 0 })
  return read.data === null ? <PlanForm plan={null} /> : <QueryView read={read}>{(plan) => <PlanForm plan={plan} />}</QueryView>
}

export default function WriteScreen() {
  const { id } = useQueryOf(animalPlanPaths.write)
  return id ? <Known key={id} id={id} /> : <Draft />
}
