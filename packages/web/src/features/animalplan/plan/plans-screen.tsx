import { ownAnimalPlans } from '@campus/contract/animalplan/plans.ts'
import { animalPlanPaths } from '@campus/contract/paths/animalplan.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open } from '../../../navigation/navigator.ts'
import { RowsWithDetail } from '../../../navigation/rows-with-detail.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { PlanRowText } from './plan-row.tsx'
import { PlanView } from './plan-view.tsx'
import { Reminders } from './reminders.tsx'
import { planWords } from './words.ts'

export default function PlansScreen() {
  const words = useWords(planWords)
  const { id } = useQueryOf(animalPlanPaths.plans)
  const pages = usePages(keyOf(ownAnimalPlans, {}), (pageNum, signal) => send(ownAnimalPlans, { pageNum }, { signal }))
  const write = (
    <Button color="primary" onClick={() => void open(animalPlanPaths.write, {})}>
      {words.write}
    </Button>
  )
  return (
    <RowsWithDetail
      isWide={useWide()}
      label={words.list}
      pages={pages}
      empty={<Empty t={words.none} action={write} />}
      tools={
        <div className="page page-tools">
          <Reminders />
          {pages.data && pages.data.length > 0 && write}
        </div>
      }
      path={animalPlanPaths.plans}
      onePath={animalPlanPaths.plan}
      // A reminder leads here by the id of a window, which is no plan of the list.
      chosen={pages.data?.find((plan) => plan.id === id)?.id}
      View={PlanView}
    >
      {(plan) => <PlanRowText plan={plan} />}
    </RowsWithDetail>
  )
}
