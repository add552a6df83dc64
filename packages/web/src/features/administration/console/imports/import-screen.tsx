import { consolePaths } from '@campus/contract/paths/console.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { ImportView } from '../../../../console/import/import-view.tsx'
import { PeopleImportDecision } from './import-decision.tsx'
import { ImportLines } from './import-lines.tsx'
import { PeopleImportProgress } from './import-progress.tsx'
import { useImport } from './use-import.ts'
import { peopleImportWords } from './words.ts'

export default function ImportScreen() {
  const words = useWords(peopleImportWords)
  return (
    <ImportView
      screen={consolePaths.import}
      useImport={useImport}
      lead={({ kind, by }) => `${words[kind]} · ${by}`}
      renderDecision={(shown) => <PeopleImportDecision shown={shown} />}
      renderProgress={(shown) => <PeopleImportProgress shown={shown} />}
      renderLines={(shown) => <ImportLines shown={shown} />}
    />
  )
}
