import { consolePaths } from '@campus/contract/paths/console.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { ConsoleFrame } from '../../../../console/frame/console-frame.tsx'
import { ImportProgress } from '../../../../console/import/import-progress.tsx'
import { importWords } from '../../../../console/import/words.ts'
import { open } from '../../../../navigation/navigator.ts'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { DataImportDecision } from './import-decision.tsx'
import { ImportLines } from './import-lines.tsx'
import { type DataImport, useImport } from './use-import.ts'
import { dataImportWords } from './words.ts'

const hasLines = ({ state, total }: DataImport) => total > 0 && state !== 'reading' && state !== 'unreadable'

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
  const { noSuch } = useWords(importWords)
  const { id } = useQueryOf(consolePaths.exchangeImport)
  const read = useImport(id ?? '')
  return (
    <ConsoleFrame
      screen={consolePaths.exchangeImport}
      title={read.data?.fileName}
      lead={read.data && `${words[read.data.kind]} · ${read.data.by || words.byItself}`}
    >
      {id === undefined ? (
        <Empty t={noSuch} />
      ) : (
        <QueryView read={read}>
          {(shown) => (
            <>
              {shown.state === 'preview' ? <DataImportDecision shown={shown} /> : <Progress shown={shown} />}
              {hasLines(shown) && <ImportLines shown={shown} />}
            </>
          )}
        </QueryView>
      )}
    </ConsoleFrame>
  )
}
