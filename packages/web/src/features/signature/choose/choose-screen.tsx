import { signaturePaths } from '@campus/contract/paths/signature.ts'
import { userSignatureInfo } from '@campus/contract/signature/own-signature.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../../api/use-read.ts'
import { returnWith } from '../../../domain/signature/chosen-signature.ts'
import { SignaturePaper } from '../../../domain/signature/signature-paper.tsx'
import { signatureWords } from '../../../domain/signature/words.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { knownPlace } from '../known-place.ts'
import { MadeNote } from '../made-note.tsx'
import { chooseWords } from './words.ts'

/** An application wants a signature: the one I have, or a new one. */
export default function ChooseScreen() {
  const words = useWords(chooseWords)
  const { own, use, signNow } = useWords(signatureWords)
  const place = knownPlace(useQueryOf(signaturePaths.choose).back)
  const read = useRead(userSignatureInfo, {})
  const sign = () => void redirect(signaturePaths.board, { back: place })
  return (
    <div className="page">
      <QueryView read={read}>
        {({ signature }) =>
          signature === null ? (
            <Empty
              t={words.none}
              action={
                <Button color="primary" onClick={sign}>
                  {signNow}
                </Button>
              }
            />
          ) : (
            <section className="page-card" aria-label={own}>
              <p className="page-lead">{place === undefined ? words.leadAlone : words.lead}</p>
              <SignaturePaper picture={signature.picture} alt={own} />
              <MadeNote signature={signature} />
              {place !== undefined && (
                <Button block color="primary" size="large" onClick={() => returnWith(signature.fileId, place)}>
                  {use}
                </Button>
              )}
              <Button block fill="none" onClick={sign}>
                {words.another}
              </Button>
            </section>
          )
        }
      </QueryView>
    </div>
  )
}
