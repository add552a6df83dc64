import { consolePaths } from '@campus/contract/paths/console.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { importWords } from '../../../../console/import/words.ts'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { PeopleImportDecision } from './import-decision.tsx'
import { ImportLines } from './import-lines.tsx'
import { PeopleImportProgress } from './import-progress.tsx'
import { type PersonImport, useImport } from './use-import.ts'
import { peopleImportWords } from './words.ts'

const hasLines = ({ state, total }: PersonImport) => total > 0 && state !== 'reading' && state !== 'unreadable'

export default function ImportScreen() {
  const words = useWords(peopleImportWords)
  const { noSuch } = useWords(importWords)
  const { id } = useQueryOf(consolePaths.import)
  const read = useImport(id ?? '')
  return (
    <ConsoleFrame screen={consolePaths.import} title={read.data?.fileName} lead={read.data && `${words[read.data.kind]} · ${read.data.by}`}>
      {id === undefined ? (
        <Empty t={noSuch} />
      ) : (
        <QueryView read={read}>
          {(shown) => (
            <>
              {shown.state === 'preview' ? <PeopleImportDecision shown={shown} /> : <PeopleImportProgress shown={shown} />}
              {hasLines(shown) && <ImportLines shown={shown} />}
            </>
          )}
        </QueryView>
      )}
    </ConsoleFrame>
  )
}
