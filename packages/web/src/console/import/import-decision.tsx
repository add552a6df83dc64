import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import '../look/console-look.css'
import './import.css'
import { ImportState } from './import-state.tsx'
import { importWords } from './words.ts'

interface ImportDecisionProps {
  readonly problem: string
  /** How many lines would do something, and how many are wrong. */
  readonly count: number
  readonly wrong: number
  readonly texts: {
    readonly runTitle: string
    readonly runText: string
    readonly skipWrong: string
    readonly hasWrong: string
    readonly allWrong: string
    readonly nothing: string
  }
  readonly isBusy: boolean
  readonly onRun: (skipsWrong: boolean) => Promise<unknown>
  readonly onCancel: () => Promise<unknown>
}

/** Carries a shown import out, or drops it; both report their own failures. */
export function ImportDecision({ problem, count, wrong, texts, isBusy, onRun, onCancel }: ImportDecisionProps) {
  const words = useWords(importWords)
  const [skipsWrong, setSkipsWrong] = useState(false)

  const run = async () => {
    if (!(await ask({ title: texts.runTitle, text: texts.runText, confirm: words.run }))) return
    const isBegun = await onRun(skipsWrong).then(
      () => true,
      () => false,
    )
    if (isBegun) toast(words.started, 'success')
  }
  const cancel = async () => {
    if (await ask({ title: words.cancelTitle, confirm: words.cancel })) await onCancel().catch(() => undefined)
  }

  return (
    <section className="console-card">
      <div className="import-actions">
        <ImportState state="preview" />
        <div className="console-buttons">
          <Button disabled={isBusy} onClick={() => void cancel()}>
            {words.cancel}
          </Button>
          <Button color="primary" loading={isBusy} disabled={count === 0 || (wrong > 0 && !skipsWrong)} onClick={() => void run()}>
            {words.run}
          </Button>
        </div>
      </div>
      {problem && <p className="console-note">{problem}</p>}
      {count === 0 && <p className="console-note">{wrong > 0 ? texts.allWrong : texts.nothing}</p>}
      {count > 0 && wrong > 0 && (
        <>
          <p className="console-note">{texts.hasWrong}</p>
          <label className="import-skip">
            <input type="checkbox" checked={skipsWrong} onChange={(event) => setSkipsWrong(event.target.checked)} />
            {texts.skipWrong}
          </label>
        </>
      )}
    </section>
  )
}
