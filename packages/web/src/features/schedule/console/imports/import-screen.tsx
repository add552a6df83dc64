import { consolePaths } from '@campus/contract/paths/console.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { importWords } from '../../../../console/import/words.ts'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { PlanImportDecision } from './import-decision.tsx'
import { ImportLines } from './import-lines.tsx'
import { PlanImportProgress } from './import-progress.tsx'
import { type PlanImport, useImport } from './use-import.ts'
import { planImportWords } from './words.ts'

const hasLines = ({ state, total }: PlanImport) => total > 0 && state !== 'reading' && state !== 'unreadable'

export default function ImportScreen() {
  const words = useWords(planImportWords)
  const { noSuch } = useWords(importWords)
  const { id } = useQueryOf(consolePaths.scheduleImport)
  const read = useImport(id ?? '')
  return (
    <ConsoleFrame
      screen={consolePaths.scheduleImport}
      title={read.data?.fileName}
      lead={read.data && `${words[read.data.kind]} · ${read.data.by}`}
    >
      {id === undefined ? (
        <Empty t={noSuch} />
      ) : (
        <QueryView read={read}>
          {(shown) => (
            <>
              {shown.state === 'preview' ? <PlanImportDecision shown={shown} /> : <PlanImportProgress shown={shown} />}
              {hasLines(shown) && <ImportLines shown={shown} />}
            </>
          )}
        </QueryView>
      )}
    </ConsoleFrame>
  )
}
