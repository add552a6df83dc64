import { signaturePaths } from '@campus/contract/paths/signature.ts'
import { deleteSignature, type OwnSignature, userSignatureInfo } from '@campus/contract/signature/own-signature.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { SignaturePaper } from '../../../domain/signature/signature-paper.tsx'
import { signatureWords } from '../../../domain/signature/words.ts'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { MadeNote } from '../made-note.tsx'
import { UsesList } from './uses-list.tsx'
import { ownSignatureWords } from './words.ts'

function Present({ signature }: { readonly signature: OwnSignature }) {
  const words = useWords(ownSignatureWords)
  const { own } = useWords(signatureWords)
  const { act, isActing } = useAction(deleteSignature, { changes: [userSignatureInfo] })
  const remove = async () => {
    if (!(await ask({ title: words.removeTitle, text: words.removeText, confirm: words.remove }))) return
    await act({}).then(
      () => toast(words.removed, 'success'),
      () => undefined,
    )
  }
  return (
    <section className="page-card" aria-label={own}>
      <p className="page-lead">{words.lead}</p>
      <SignaturePaper picture={signature.picture} alt={own} />
      <MadeNote signature={signature} />
      <Button block color="primary" size="large" onClick={() => void open(signaturePaths.board)}>
        {words.replace}
      </Button>
      <Button block fill="none" color="danger" loading={isActing} onClick={() => void remove()}>
        {words.remove}
      </Button>
    </section>
  )
}

/** My signature, how I replace or delete it, and where it was used. */
export default function OwnSignatureScreen() {
  const words = useWords(ownSignatureWords)
  const read = useRead(userSignatureInfo, {})
  return (
    <div className="page page-two-columns">
      <QueryView read={read}>
        {({ signature, uses }) => (
          <>
            {signature ? (
              <Present signature={signature} />
            ) : (
              <Empty
                t={words.none}
                action={
                  <Button color="primary" onClick={() => void open(signaturePaths.board)}>
                    {words.sign}
                  </Button>
                }
              />
            )}
            <UsesList uses={uses} />
          </>
        )}
      </QueryView>
    </div>
  )
}
