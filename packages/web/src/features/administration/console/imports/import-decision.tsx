import { cancelImport, imports, personImport, runImport } from '@campus/contract/administration/people-import.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import '../../../../console/look/console-look.css'
import { ImportState, type PersonImport } from './import-state.tsx'
import './import.css'
import { importWords } from './words.ts'

/** Carries a shown import out, or drops it. */
export function ImportDecision({ shown: { id, state, problem, toCreate, toChange, wrong } }: { readonly shown: PersonImport }) {
  const words = useWords(importWords)
  const [skipsWrong, setSkipsWrong] = useState(false)
  const running = useAction(runImport, { changes: [personImport, imports] })
  const cancelling = useAction(cancelImport, { changes: [personImport, imports] })
  const count = toCreate + toChange
  const isBusy = running.isActing || cancelling.isActing

  const run = async () => {
    if (!(await ask({ title: words.runTitle(count), text: words.runText(toCreate, toChange), confirm: words.run }))) return
    const isBegun = await running.act({ id, skipsWrong }).then(
      () => true,
      () => false,
    )
    if (isBegun) toast(words.started, 'success')
  }
  const cancel = async () => {
    if (await ask({ title: words.cancelTitle, confirm: words.cancel })) await cancelling.act({ id }).catch(() => undefined)
  }

  return (
    <section className="console-card">
      <div className="import-actions">
        <ImportState state={state} />
        <div className="console-buttons">
          <Button disabled={isBusy} onClick={() => void cancel()}>
            {words.cancel}
          </Button>
          <Button
            color="primary"
            loading={running.isActing}
            disabled={isBusy || count === 0 || (wrong > 0 && !skipsWrong)}
            onClick={() => void run()}
          >
            {words.run}
          </Button>
        </div>
      </div>
      {problem && <p className="console-note">{problem}</p>}
      {count === 0 && <p className="console-note">{wrong > 0 ? words.allWrong : words.nothing}</p>}
      {count > 0 && wrong > 0 && (
        <>
          <p className="console-note">{words.hasWrong}</p>
          <label className="import-skip">
            <input type="checkbox" checked={skipsWrong} onChange={(event) => setSkipsWrong(event.target.checked)} />
            {words.skipWrong(wrong)}
          </label>
        </>
      )}
    </section>
  )
}
