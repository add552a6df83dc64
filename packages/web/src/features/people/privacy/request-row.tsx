import type { OutputOf } from '@campus/contract/call.ts'
import { dataRequests, downloadData, withdrawDataRequest } from '@campus/contract/people/privacy.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { ask } from '@campus/ui/feedback/ask.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { dateOf } from '@campus/ui/time/relative-time.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { sendForBytes } from '../../../api/send.ts'
import { toastFailure } from '../../../api/toast-failure.ts'
import { useAction } from '../../../api/use-action.ts'
import { privacyWords } from './words.ts'

type DataRequest = OutputOf<typeof dataRequests>[number]

interface RequestRowProps {
  readonly request: DataRequest
  readonly isPointedAt: boolean
}

const tones = {
  pending: 'waiting',
  ready: 'good',
  failed: 'bad',
  done: 'good',
  refused: 'bad',
  withdrawn: 'over',
  expired: 'over',
} as const

function Download({ request: { id, createdAt } }: { readonly request: DataRequest }) {
  const words = useWords(privacyWords)
  const [isFetching, setIsFetching] = useState(false)
  const fetchCopy = async () => {
    setIsFetching(true)
    try {
      saveFile(await sendForBytes(downloadData, { id }), `${words.fileName}-${dateOf(Date.parse(createdAt))}.zip`)
    } catch (error) {
      toastFailure(error)
    } finally {
      setIsFetching(false)
    }
  }
  return (
    <Button size="small" color="primary" loading={isFetching} onClick={() => void fetchCopy()}>
      {words.download}
    </Button>
  )
}

function Withdraw({ id }: { readonly id: string }) {
  const words = useWords(privacyWords)
  const { act, isActing } = useAction(withdrawDataRequest, { changes: [dataRequests] })
  const withdraw = async () => {
    if (await ask({ title: words.withdrawTitle, confirm: words.withdraw })) await act({ id }).catch(() => undefined)
  }
  return (
    <Button size="small" loading={isActing} onClick={() => void withdraw()}>
      {words.withdraw}
    </Button>
  )
}

export function RequestRow({ request, isPointedAt }: RequestRowProps) {
  const words = useWords(privacyWords)
  const { id, kind, state, reason, notes, createdAt, expiresAt } = request
  const t = kind === 'export' && state === 'pending' ? words.pendingExport : words[state]
  return (
    <article className="data-request" data-pointed-at={isPointedAt ? true : undefined}>
      <header>
        <strong>{kind === 'export' ? words.exportName : words.deletionName}</strong>
        <StateMark tone={tones[state]} t={t} />
      </header>
      {reason && <p className="page-note">{reason}</p>}
      {notes && <p className="page-note">{words.notes(notes)}</p>}
      <footer>
        <span className="page-note">
          <Time at={createdAt} />
          {state === 'ready' && expiresAt && <> · {words.until(dateOf(Date.parse(expiresAt)))}</>}
        </span>
        {state === 'ready' && <Download request={request} />}
        {state === 'pending' && kind === 'deletion' && <Withdraw id={id} />}
      </footer>
    </article>
  )
}
