import type { OutputOf } from '@campus/contract/call.ts'
import { issuedDocument, issuedDocuments, reissueDocument, retryIssued, revokeDocument } from '@campus/contract/documents/console/issued.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAction } from '../../../../api/use-action.ts'
import { ReasonDialog } from '../../../../console/fields/reason-dialog.tsx'
import { issuedWords } from './words.ts'

interface IssuedActionsProps {
  readonly document: OutputOf<typeof issuedDocument>
  readonly onChoose: (id: string) => void
}

const changes = [issuedDocument, issuedDocuments]

/** What a document in its state still allows. */
export function IssuedActions({ document: { id, state, serial, replacedBy }, onChoose }: IssuedActionsProps) {
  const words = useWords(issuedWords)
  const [action, setAction] = useState<'revoke' | 'reissue'>()
  const revoke = useAction(revokeDocument, { changes, quiet: true })
  const reissue = useAction(reissueDocument, { changes, quiet: true })
  const retry = useAction(retryIssued, { changes })
  const close = () => setAction(undefined)
  const isOut = state === 'valid' || state === 'expired'
  return (
    <>
      {state === 'failed' && (
        <Button
          color="primary"
          loading={retry.isActing}
          onClick={() =>
            void retry.act({ id }).then(
              () => toast(words.isRetried, 'success'),
              () => undefined,
            )
          }
        >
          {words.retry}
        </Button>
      )}
      {isOut && replacedBy === null && <Button onClick={() => setAction('reissue')}>{words.reissue}</Button>}
      {isOut && (
        <Button color="danger" fill="outline" onClick={() => setAction('revoke')}>
          {words.revoke}
        </Button>
      )}
      {action === 'revoke' && (
        <ReasonDialog
          title={`${words.revoke} · ${serial}`}
          text={words.revokeText}
          action={words.revoke}
          isDangerous
          onGive={async (reason) => {
            await revoke.act({ id, reason })
            toast(words.isRevoked, 'success')
          }}
          onClose={close}
        />
      )}
      {action === 'reissue' && (
        <ReasonDialog
          title={`${words.reissue} · ${serial}`}
          text={words.reissueText}
          action={words.reissue}
          onGive={async (reason) => {
            const replacement = await reissue.act({ id, reason })
            toast(words.isReissued, 'success')
            onChoose(replacement.id)
          }}
          onClose={close}
        />
      )}
    </>
  )
}
