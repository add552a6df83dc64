import { consolePaths } from '@campus/contract/paths/console.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { ImportView } from '../../../../console/import/import-view.tsx'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { PeopleImportDecision } from './import-decision.tsx'
import { ImportLines } from './import-lines.tsx'
import { PeopleImportProgress } from './import-progress.tsx'
import { useImport } from './use-import.ts'
import { peopleImportWords } from './words.ts'

export default function ImportScreen() {
  const words = useWords(peopleImportWords)
  const { id } = useQueryOf(consolePaths.import)
  const read = useImport(id ?? '')
  return (
    <ImportView
      screen={consolePaths.import}
      id={id}
      read={read}
      lead={({ kind, by }) => `${words[kind]} · ${by}`}
      renderDecision={(shown) => <PeopleImportDecision shown={shown} />}
      renderProgress={(shown) => <PeopleImportProgress shown={shown} />}
      renderLines={(shown) => <ImportLines shown={shown} />}
    />
  )
}
