import { cancelDataImport, dataImport, dataImports, runDataImport } from '@campus/contract/exchange/imports.ts'
import { exchangeSources } from '@campus/contract/exchange/sources.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ImportDecision } from '../../../../console/import/import-decision.tsx'
import { useRowTexts } from '../../../../console/import/use-row-texts.ts'
import type { DataImport } from './use-import.ts'
import { dataImportWords } from './words.ts'

const changes = [dataImport, dataImports, exchangeSources]

/** Carries a shown import out, or drops it. */
export function DataImportDecision({ shown: { id, kind, problem, toAdd, toChange, unchanged, wrong } }: { readonly shown: DataImport }) {
  const words = useWords(dataImportWords)
  const texts = useRowTexts(wrong)
  const running = useAction(runDataImport, { changes })
  const cancelling = useAction(cancelDataImport, { changes })
  // The first run of a connection that brings nothing new confirms its mapping all the same.
  const count = toAdd + toChange + (kind === 'exchange' ? unchanged : 0)
  return (
    <ImportDecision
      problem={problem}
      count={count}
      wrong={wrong}
      texts={{ ...texts, runTitle: words.runTitle(toAdd + toChange), runText: words.runText(toAdd, toChange) }}
      isBusy={running.isActing || cancelling.isActing}
      onRun={(skipsWrong) => running.act({ id, skipsWrong })}
      onCancel={() => cancelling.act({ id })}
    />
  )
}
