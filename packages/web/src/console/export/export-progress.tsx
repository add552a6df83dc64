import {
  cancelExport,
  downloadExport,
  type Export,
  type ExportState,
  exportById,
  exportStateNames,
  exportsOf,
  exportTitles,
} from '@campus/contract/logs/exports.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { sendForBytes } from '../../api/send.ts'
import { toastFailure } from '../../api/toast-failure.ts'
import { useAction } from '../../api/use-action.ts'
import '../look/console-look.css'
import './export.css'
import { exportWords } from './words.ts'

const tones: Record<ExportState, 'waiting' | 'good' | 'bad' | 'over'> = {
  waiting: 'waiting',
  running: 'waiting',
  ready: 'good',
  failed: 'bad',
  rejected: 'bad',
  cancelled: 'over',
  expired: 'over',
}

export function ExportMark({ state }: Pick<Export, 'state'>) {
  const say = useSay()
  return <StateMark tone={tones[state]} t={say(exportStateNames[state])} />
}

const figure = (count: number) => count.toLocaleString('en-US')

function Download({ shown: { id, source, format } }: { readonly shown: Export }) {
  const words = useWords(exportWords)
  const say = useSay()
  const [isBusy, setIsBusy] = useState(false)
  const take = async () => {
    setIsBusy(true)
    try {
      saveFile(await sendForBytes(downloadExport, { id }), `${say(exportTitles[source])}-${dateOf(Date.now())}.${format}`)
    } catch (error) {
      toastFailure(error)
    }
    setIsBusy(false)
  }
  return (
    <Button color="primary" loading={isBusy} onClick={() => void take()}>
      {words.download}
    </Button>
  )
}

function Cancel({ shown: { id, state } }: { readonly shown: Export }) {
  const words = useWords(exportWords)
  const { act, isActing } = useAction(cancelExport, { changes: [exportsOf, exportById] })
  const isReady = state === 'ready'
  const cancel = async () => {
    const title = isReady ? words.removeTitle : words.cancelTitle
    if (await ask({ title, text: words.cancelText, confirm: isReady ? words.remove : words.cancel }))
      await act({ id }).catch(() => undefined)
  }
  return (
    <Button loading={isActing} onClick={() => void cancel()}>
      {isReady ? words.remove : words.cancel}
    </Button>
  )
}

/** How far an export of one's own is, and what can be done with it. */
export function ExportProgress({ shown }: { readonly shown: Export }) {
  const words = useWords(exportWords)
  const { state, processed, total, problem, note } = shown
  const isOpen = state === 'waiting' || state === 'running' || state === 'ready'
  return (
    <div className="export-progress" role="group" aria-label={words.progress}>
      {state === 'running' && (
        <>
          <progress aria-label={words.progress} max={Math.max(total, 1)} value={processed} />
          <p className="console-note console-figures">{words.rows(figure(processed), figure(total))}</p>
        </>
      )}
      {state === 'waiting' && <p className="console-note">{words.waits}</p>}
      {state === 'ready' && <p className="console-note">{words.ready(figure(processed))}</p>}
      {(problem || (state === 'rejected' && note)) && <p className="console-note">{problem || note}</p>}
      {isOpen && (
        <div className="console-buttons">
          {state === 'ready' && <Download shown={shown} />}
          <Cancel shown={shown} />
        </div>
      )}
    </div>
  )
}
