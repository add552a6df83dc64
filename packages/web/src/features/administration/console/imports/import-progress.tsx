import { consolePaths } from '@campus/contract/paths/console.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { open } from '../../../../navigation/navigator.ts'
import '../../../../console/look/console-look.css'
import { ImportState, type PersonImport } from './import-state.tsx'
import './import.css'
import { importWords } from './words.ts'

const figure = (count: number) => count.toLocaleString('en-US')

function Working({ shown }: { readonly shown: PersonImport }) {
  const words = useWords(importWords)
  const { state, processed, total } = shown
  return (
    <>
      <p className="console-note">{state === 'reading' ? words.readingText : words.runningText}</p>
      <progress className="import-progress" aria-label={words.progress} max={Math.max(total, 1)} {...(total > 0 && { value: processed })} />
      {total > 0 && (
        <p className="console-note console-figures" role="status">
          {words.handled(figure(processed), figure(total))}
        </p>
      )}
    </>
  )
}

function Ended({ shown }: { readonly shown: PersonImport }) {
  const words = useWords(importWords)
  const { state, problem, toCreate, toChange, wrong, skipsWrong } = shown
  const isDone = state === 'done'
  const texts = {
    done: words.doneText(toCreate, toChange, skipsWrong ? wrong : 0),
    failed: words.nothingChanged,
    unreadable: words.nothingChanged,
    cancelled: words.cancelledText,
  }
  return (
    <>
      {problem && (
        <p className={isDone ? 'console-note' : 'import-problem'} role="status">
          {problem}
        </p>
      )}
      <p className="console-note">{texts[state as keyof typeof texts]}</p>
      <div className="console-buttons">
        <Button color="primary" fill="outline" onClick={() => void open(isDone ? consolePaths.people : consolePaths.imports)}>
          {isDone ? words.seePeople : words.again}
        </Button>
      </div>
    </>
  )
}

/** How far an import is, or what became of it. */
export function ImportProgress({ shown }: { readonly shown: PersonImport }) {
  const words = useWords(importWords)
  const isAtWork = shown.state === 'reading' || shown.state === 'running'
  return (
    <section className="console-card" aria-label={words.progress}>
      <header>
        <ImportState state={shown.state} />
      </header>
      {isAtWork ? <Working shown={shown} /> : <Ended shown={shown} />}
    </section>
  )
}
