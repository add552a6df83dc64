import { cancelImport, imports, personImport, runImport } from '@campus/contract/administration/people-import.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ImportDecision } from '../../../../console/import/import-decision.tsx'
import { useRowTexts } from '../../../../console/import/use-row-texts.ts'
import type { PersonImport } from './use-import.ts'
import { peopleImportWords } from './words.ts'

/** Carries a shown import of people out, or drops it. */
export function PeopleImportDecision({ shown: { id, problem, toCreate, toChange, wrong } }: { readonly shown: PersonImport }) {
  const words = useWords(peopleImportWords)
  const texts = useRowTexts(wrong)
  const running = useAction(runImport, { changes: [personImport, imports] })
  const cancelling = useAction(cancelImport, { changes: [personImport, imports] })
  const count = toCreate + toChange
  return (
    <ImportDecision
      problem={problem}
      count={count}
      wrong={wrong}
      texts={{ ...texts, runTitle: words.runTitle(count), runText: words.runText(toCreate, toChange) }}
      isBusy={running.isActing || cancelling.isActing}
      onRun={(skipsWrong) => running.act({ id, skipsWrong })}
      onCancel={() => cancelling.act({ id })}
    />
  )
}
