import { cancelScheduleImport, runScheduleImport, scheduleImport, scheduleImports } from '@campus/contract/schedule/imports.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ImportDecision } from '../../../../console/import/import-decision.tsx'
import { useRowTexts } from '../../../../console/import/use-row-texts.ts'
import type { PlanImport } from './use-import.ts'
import { planImportWords } from './words.ts'

/** Carries a shown import of the plan out, or drops it. */
export function PlanImportDecision({ shown: { id, problem, toAdd, toChange, toRemove, wrong } }: { readonly shown: PlanImport }) {
  const words = useWords(planImportWords)
  const texts = useRowTexts(wrong)
  const running = useAction(runScheduleImport, { changes: [scheduleImport, scheduleImports] })
  const cancelling = useAction(cancelScheduleImport, { changes: [scheduleImport, scheduleImports] })
  const count = toAdd + toChange + toRemove
  return (
    <ImportDecision
      problem={problem}
      count={count}
      wrong={wrong}
      texts={{ ...texts, runTitle: words.runTitle(count), runText: words.runText(toAdd, toChange, toRemove) }}
      isBusy={running.isActing || cancelling.isActing}
      onRun={(skipsWrong) => running.act({ id, skipsWrong })}
      onCancel={() => cancelling.act({ id })}
    />
  )
}
