import type { OutputOf } from '@campus/contract/call.ts'
import { issuedDocument, issuedDocuments, reissueDocument, retryIssued, revokeDocument } from '@campus/contract/console/issued-documents.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { useAct } from '../../../../api/use-act.ts'
import { ReasonDialog } from '../../fields/reason-dialog.tsx'
import { issuedWords } from './words.ts'

interface IssuedDeedsProps {
  readonly document: OutputOf<typeof issuedDocument>
  readonly onChoose: (id: string) => void
}

const changes = [issuedDocument, issuedDocuments]

/** What a document in its state still allows. */
export function IssuedDeeds({ document: { id, state, serial, replacedBy }, onChoose }: IssuedDeedsProps) {
  const words = useWords(issuedWords)
  const [deed, setDeed] = useState<'revoke' | 'reissue'>()
  const revoke = useAct(revokeDocument, { changes, quiet: true })
  const reissue = useAct(reissueDocument, { changes, quiet: true })
  const retry = useAct(retryIssued, { changes })
  const close = () => setDeed(undefined)
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
      {isOut && replacedBy === null && <Button onClick={() => setDeed('reissue')}>{words.reissue}</Button>}
      {isOut && (
        <Button color="danger" fill="outline" onClick={() => setDeed('revoke')}>
          {words.revoke}
        </Button>
      )}
      {deed === 'revoke' && (
        <ReasonDialog
          title={`${words.revoke} · ${serial}`}
          text={words.revokeText}
          deed={words.revoke}
          isDangerous
          onGive={async (reason) => {
            await revoke.act({ id, reason })
            toast(words.isRevoked, 'success')
          }}
          onClose={close}
        />
      )}
      {deed === 'reissue' && (
        <ReasonDialog
          title={`${words.reissue} · ${serial}`}
          text={words.reissueText}
          deed={words.reissue}
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
