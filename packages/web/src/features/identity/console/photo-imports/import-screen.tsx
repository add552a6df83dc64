import { cancelPhotoImport, photoImport, photoImports, runPhotoImport } from '@campus/contract/identity/console/photo-imports.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../../api/use-action.ts'
import { ImportDecision } from '../../../../console/import/import-decision.tsx'
import { ImportProgress } from '../../../../console/import/import-progress.tsx'
import { ImportView } from '../../../../console/import/import-view.tsx'
import { importWords } from '../../../../console/import/words.ts'
import { open } from '../../../../navigation/navigator.ts'
import { useQueryOf } from '../../../../navigation/use-query-of.ts'
import { PhotoImportLines } from './import-lines.tsx'
import { type PhotoImport, usePhotoImport } from './use-photo-import.ts'
import { photoImportWords } from './words.ts'

const changes = [photoImport, photoImports]

function Decision({ shown: { id, problem, toAdd, toReplace, wrong } }: { readonly shown: PhotoImport }) {
  const words = useWords(photoImportWords)
  const running = useAction(runPhotoImport, { changes })
  const cancelling = useAction(cancelPhotoImport, { changes })
  const count = toAdd + toReplace
  return (
    <ImportDecision
      problem={problem}
      count={count}
      wrong={wrong}
      texts={{
        runTitle: words.runTitle(count),
        runText: words.runText(toAdd, toReplace),
        skipWrong: words.skipWrong(wrong),
        hasWrong: words.hasWrong,
        allWrong: words.allWrong,
        nothing: words.allWrong,
      }}
      isBusy={running.isActing || cancelling.isActing}
      onRun={(skipsWrong) => running.act({ id, skipsWrong })}
      onCancel={() => cancelling.act({ id })}
    />
  )
}

function Progress({ shown }: { readonly shown: PhotoImport }) {
  const words = useWords(photoImportWords)
  const { again } = useWords(importWords)
  const { state, toAdd, toReplace, wrong, skipsWrong } = shown
  const texts = {
    reading: words.readingText,
    preview: words.readingText,
    running: words.runningText,
    done: words.doneText(toAdd, toReplace, skipsWrong ? wrong : 0),
    failed: words.nothingChanged,
    unreadable: words.nothingChanged,
    cancelled: words.nothingChanged,
  }
  const isDone = state === 'done'
  return (
    <ImportProgress
      shown={shown}
      text={texts[state]}
      handled={words.handled}
      next={{
        text: isDone ? words.seeLibrary : again,
        onGo: () => void open(isDone ? identityPaths.library : consolePaths.photoImports),
      }}
    />
  )
}

export default function PhotoImportScreen() {
  const { id } = useQueryOf(consolePaths.photoImport)
  const read = usePhotoImport(id ?? '')
  return (
    <ImportView
      screen={consolePaths.photoImport}
      id={id}
      read={read}
      lead={({ by }) => by}
      renderDecision={(shown) => <Decision shown={shown} />}
      renderProgress={(shown) => <Progress shown={shown} />}
      renderLines={(shown) => <PhotoImportLines shown={shown} />}
    />
  )
}
