import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import '../look/console-look.css'
import './import.css'
import { ImportState, type ImportStateName, isAtWork } from './import-state.tsx'
import { importWords } from './words.ts'

interface Progress {
  readonly state: ImportStateName
  readonly problem: string
  readonly processed: number
  readonly total: number
}

interface ImportProgressProps {
  readonly shown: Progress
  /** What is happening, or what became of it. */
  readonly text: string
  readonly handled: (processed: string, total: string) => string
  /** Where to go when it is over. */
  readonly next: { readonly text: string; readonly onGo: () => void }
}

const figure = (count: number) => count.toLocaleString('en-US')

function Working({ shown: { processed, total }, text, handled }: Omit<ImportProgressProps, 'next'>) {
  const words = useWords(importWords)
  return (
    <>
      <p className="console-note">{text}</p>
      <progress className="import-progress" aria-label={words.progress} max={Math.max(total, 1)} {...(total > 0 && { value: processed })} />
      {total > 0 && (
        <p className="console-note console-figures" role="status">
          {handled(figure(processed), figure(total))}
        </p>
      )}
    </>
  )
}

function Ended({ shown: { state, problem }, text, next }: Omit<ImportProgressProps, 'handled'>) {
  return (
    <>
      {problem && (
        <p className={state === 'done' ? 'console-note' : 'import-problem'} role="status">
          {problem}
        </p>
      )}
      <p className="console-note">{text}</p>
      <div className="console-buttons">
        <Button color="primary" fill="outline" onClick={next.onGo}>
          {next.text}
        </Button>
      </div>
    </>
  )
}

/** How far an import is, or what became of it. */
export function ImportProgress(props: ImportProgressProps) {
  const words = useWords(importWords)
  const { state } = props.shown
  return (
    <section className="console-card" aria-label={words.progress}>
      <header>
        <ImportState state={state} />
      </header>
      {isAtWork(state) ? <Working {...props} /> : <Ended {...props} />}
    </section>
  )
}
