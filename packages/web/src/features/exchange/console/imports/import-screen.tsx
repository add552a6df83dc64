import { consolePaths } from '@campus/contract/paths/console.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { ImportProgress } from '../../../../console/import/import-progress.tsx'
import { ImportView } from '../../../../console/import/import-view.tsx'
import { open } from '../../../../navigation/navigator.ts'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { DataImportDecision } from './import-decision.tsx'
import { ImportLines } from './import-lines.tsx'
import { type DataImport, useImport } from './use-import.ts'
import { dataImportWords } from './words.ts'

/** That an import is at work, or what became of it. */
function Progress({ shown }: { readonly shown: DataImport }) {
  const words = useWords(dataImportWords)
  const { state, sourceId, toAdd, toChange, wrong, skipsWrong, problem } = shown
  const texts = {
    reading: words.readingText,
    preview: words.readingText,
    running: words.runningText,
    done: words.doneText(toAdd, toChange, skipsWrong ? wrong : 0),
    failed: words.nothingChanged,
    unreadable: words.nothingChanged,
    cancelled: words.cancelledText,
  }
  const next =
    sourceId === null
      ? { text: words.backToImports, onGo: () => void open(consolePaths.exchangeImports) }
      : { text: words.backToSources, onGo: () => void open(consolePaths.exchangeSources, { id: sourceId }) }
  return (
    // Whole or not at all: nobody can say how far it is.
    <ImportProgress shown={{ state, problem, processed: 0, total: 0 }} text={texts[state]} handled={words.handled} next={next} />
  )
}

export default function ImportScreen() {
  const words = useWords(dataImportWords)
  const { id } = useQueryOf(consolePaths.exchangeImport)
  const read = useImport(id ?? '')
  return (
    <ImportView
      screen={consolePaths.exchangeImport}
      id={id}
      read={read}
      lead={({ kind, by }) => `${words[kind]} · ${by || words.byItself}`}
      renderDecision={(shown) => <DataImportDecision shown={shown} />}
      renderProgress={(shown) => <Progress shown={shown} />}
      renderLines={(shown) => <ImportLines shown={shown} />}
    />
  )
}
