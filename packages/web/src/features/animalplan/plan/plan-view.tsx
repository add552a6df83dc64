import { sexNames } from '@campus/contract/animalplan/lines.ts'
import { animalBuyRemind, animalPlanDetail, cancelAnimalPlan, ownAnimalPlans, type Plan } from '@campus/contract/animalplan/plans.ts'
import { animalPlanPaths } from '@campus/contract/paths/animalplan.ts'
import { approvalPaths } from '@campus/contract/paths/approval.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import '../animalplan.css'
import { stateOf } from './plan-state.ts'
import { planWords } from './words.ts'

function Lines({ lines }: { readonly lines: Plan['lines'] }) {
  const words = useWords(planWords)
  const say = useSay()
  return (
    <ul className="animal-lines">
      {lines.map((line) => (
        <li key={`${line.specificationId} ${line.sex} ${line.arrivesOn} ${line.roomId} ${line.days} ${line.number}`}>
          <strong>
            {line.typeName} {line.specificationName} · {say(sexNames[line.sex])} · {words.animals(line.number)}
          </strong>
          <small>
            {words.arrives(line.arrivesOn)} · {line.roomId === null ? words.sameDay : words.housing(line.roomName, line.days, line.cages)}
          </small>
          {line.price + line.housing > 0 && <small>{words.costs(yuan(line.price), yuan(line.housing))}</small>}
        </li>
      ))}
    </ul>
  )
}

function PlanActions({ plan }: { readonly plan: Plan }) {
  const words = useWords(planWords)
  const { act, isActing } = useAction(cancelAnimalPlan, { changes: [animalPlanDetail, ownAnimalPlans, animalBuyRemind] })
  const cancel = async () => {
    if (!(await ask({ title: words.cancelTitle, text: words.cancelText, confirm: words.cancel }))) return
    await act({ id: plan.id })
    toast(words.cancelled, 'success')
  }
  return (
    <div className="animal-actions">
      {plan.instanceId !== null && (
        <Button block onClick={() => void open(approvalPaths.instance, { id: plan.instanceId ?? '' })}>
          {words.approval}
        </Button>
      )}
      {plan.mayChange && (
        <Button block color="primary" onClick={() => void open(animalPlanPaths.write, { id: plan.id })}>
          {plan.state === 'draft' ? words.goOn : words.change}
        </Button>
      )}
      {plan.mayCancel && (
        <Button block loading={isActing} onClick={() => void cancel().catch(() => undefined)}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}

/** A plan, by its id or that of its approval. */
export function PlanView({ id }: { readonly id: string }) {
  const words = useWords(planWords)
  const say = useSay()
  const read = useRead(animalPlanDetail, { id }, { staleTime: 0 })
  return (
    <QueryView read={read}>
      {(plan) => (
        <div className="page">
          <section className="page-card">
            <span className="animal-head">
              <h2>{plan.course || words.noName}</h2>
              <StateMark tone={stateOf(plan).tone} t={say(stateOf(plan).t)} />
            </span>
            <FactList
              facts={[
                [words.term, plan.term],
                [words.students, plan.students],
                [words.fund, plan.fundName],
                [words.amount, plan.amount > 0 && yuan(plan.amount)],
                [words.ethics, plan.ethicsNumber],
                [words.purpose, plan.purpose],
                [words.applicant, [plan.person.name, plan.person.unitName].filter(Boolean).join(' · ')],
              ]}
            />
          </section>
          <section className="page-card">
            <h2>{words.lines}</h2>
            <Lines lines={plan.lines} />
          </section>
          <PlanActions plan={plan} />
        </div>
      )}
    </QueryView>
  )
}
