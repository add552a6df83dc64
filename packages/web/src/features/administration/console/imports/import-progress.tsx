import { consolePaths } from '@campus/contract/paths/console.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { ImportProgress } from '../../../../console/import/import-progress.tsx'
import { importWords } from '../../../../console/import/words.ts'
import { open } from '../../../../navigation/navigator.ts'
import type { PersonImport } from './use-import.ts'
import { peopleImportWords } from './words.ts'

/** How far an import of people is, or what became of it. */
export function PeopleImportProgress({ shown }: { readonly shown: PersonImport }) {
  const words = useWords(peopleImportWords)
  const { again } = useWords(importWords)
  const { state, toCreate, toChange, wrong, skipsWrong } = shown
  const texts = {
    reading: words.readingText,
    preview: words.readingText,
    running: words.runningText,
    done: words.doneText(toCreate, toChange, skipsWrong ? wrong : 0),
    failed: words.nothingChanged,
    unreadable: words.nothingChanged,
    cancelled: words.cancelledText,
  }
  const isDone = state === 'done'
  return (
    <ImportProgress
      shown={shown}
      text={texts[state]}
      handled={words.handled}
      next={{
        text: isDone ? words.seePeople : again,
        onGo: () => void open(isDone ? consolePaths.people : consolePaths.imports),
      }}
    />
  )
}
