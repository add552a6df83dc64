import type { PlanRow } from '@campus/contract/animalplan/plans.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import '../animalplan.css'
import { stateOf } from './plan-state.ts'
import { planWords } from './words.ts'

/** One plan in a list. */
export function PlanRowText({ plan, of }: { readonly plan: PlanRow; readonly of?: string }) {
  const say = useSay()
  const words = useWords(planWords)
  const { t, tone } = stateOf(plan)
  const facts = [of, plan.term, plan.fundName, plan.amount > 0 && yuan(plan.amount)].filter(Boolean)
  return (
    <span className="list-text">
      <span className="animal-head">
        <strong>{plan.course || words.noName}</strong>
        <StateMark tone={tone} t={say(t)} />
      </span>
      <small>{facts.join(' · ')}</small>
      <small>
        {words.animals(plan.animals)}
        {plan.firstArrivalOn && ` · ${words.arrives(plan.firstArrivalOn)}`}
      </small>
    </span>
  )
}
