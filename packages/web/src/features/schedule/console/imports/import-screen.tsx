import { consolePaths } from '@campus/contract/paths/console.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { ImportView } from '../../../../console/import/import-view.tsx'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { PlanImportDecision } from './import-decision.tsx'
import { ImportLines } from './import-lines.tsx'
import { PlanImportProgress } from './import-progress.tsx'
import { useImport } from './use-import.ts'
import { planImportWords } from './words.ts'

export default function ImportScreen() {
  const words = useWords(planImportWords)
  const { id } = useQueryOf(consolePaths.scheduleImport)
  const read = useImport(id ?? '')
  return (
    <ImportView
      screen={consolePaths.scheduleImport}
      id={id}
      read={read}
      lead={({ kind, by }) => `${words[kind]} · ${by}`}
      renderDecision={(shown) => <PlanImportDecision shown={shown} />}
      renderProgress={(shown) => <PlanImportProgress shown={shown} />}
      renderLines={(shown) => <ImportLines shown={shown} />}
    />
  )
}
