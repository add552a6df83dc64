import { consolePaths } from '@campus/contract/paths/console.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { ImportProgress } from '../../../../console/import/import-progress.tsx'
import { importWords } from '../../../../console/import/words.ts'
import { open } from '../../../../navigation/navigator.ts'
import type { PlanImport } from './use-import.ts'
import { planImportWords } from './words.ts'

/** That an import is at work, or what became of it. */
export function PlanImportProgress({ shown }: { readonly shown: PlanImport }) {
  const words = useWords(planImportWords)
  const { again } = useWords(importWords)
  const { state, kind, toAdd, toChange, toRemove, wrong, skipsWrong, problem } = shown
  const texts = {
    reading: words.readingText,
    preview: words.readingText,
    running: words.runningText,
    done: words.doneText(toAdd, toChange, toRemove, skipsWrong ? wrong : 0),
    failed: words.nothingChanged,
    unreadable: words.nothingChanged,
    cancelled: words.cancelledText,
  }
  const isDone = state === 'done'
  const isRooms = kind === 'rooms'
  const seeText = isRooms ? words.seeRooms : words.seeSections
  const result = isRooms ? consolePaths.scheduleRooms : consolePaths.scheduleSections
  return (
    <ImportProgress
      // Whole or not at all: nobody can say how far it is.
      shown={{ state, problem, processed: 0, total: 0 }}
      text={texts[state]}
      handled={words.handled}
      next={{ text: isDone ? seeText : again, onGo: () => void open(isDone ? result : consolePaths.scheduleImports) }}
    />
  )
}
