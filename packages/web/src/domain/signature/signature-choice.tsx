import { signaturePaths } from '@campus/contract/paths/signature.ts'
import { userSignatureInfo } from '@campus/contract/signature/own-signature.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useLocation } from '@campus/ui/history/location.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CheckCircleOutline } from 'antd-mobile-icons'
import { useEffect, useEffectEvent, useId } from 'react'
import { useRead } from '../../api/use-read.ts'
import { open } from '../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { takeChosen } from './chosen-signature.ts'
import './signature-choice.css'
import { SignaturePaper } from './signature-paper.tsx'
import { signatureWords } from './words.ts'

interface SignatureChoiceProps {
  readonly label: string
  /** The file of the signature that is used; undefined until somebody confirmed it. */
  readonly value: string | undefined
  readonly onChange: (fileId: string) => void
  /** What it will be used for, once it is confirmed. */
  readonly used: string
  readonly complaint?: string | undefined
}

/** My signature is used with one tap, never by itself; without one, the way to sign. */
export function SignatureChoice({ label, value, onChange, used, complaint }: SignatureChoiceProps) {
  const words = useWords(signatureWords)
  const read = useRead(userSignatureInfo, {})
  const { pathname, search } = useLocation()
  const place = `${pathname}${search}`
  const hint = useId()
  const take = useEffectEvent(onChange)
  useEffect(() => {
    const fileId = takeChosen(place)
    if (fileId !== undefined) take(fileId)
  }, [place])
  const choose = () => void open(signaturePaths.choose, { back: place })
  return (
    <fieldset className="signature-choice" aria-describedby={hint}>
      <legend>{label}</legend>
      <QueryView read={read}>
        {({ signature }) =>
          signature === null ? (
            <Button color="primary" fill="outline" block aria-invalid={Boolean(complaint)} onClick={choose}>
              {words.signNow}
            </Button>
          ) : (
            <>
              <SignaturePaper picture={signature.picture} alt={words.own} />
              {value === signature.fileId ? (
                <p className="signature-choice-used" role="status">
                  <CheckCircleOutline aria-hidden="true" />
                  {used}
                </p>
              ) : (
                <Button color="primary" fill="outline" block aria-invalid={Boolean(complaint)} onClick={() => onChange(signature.fileId)}>
                  {words.use}
                </Button>
              )}
              <Button fill="none" block onClick={choose}>
                {words.other}
              </Button>
            </>
          )
        }
      </QueryView>
      <p className="page-note" id={hint}>
        {words.hint}
      </p>
      {complaint && (
        <p className="signature-choice-complaint" role="alert">
          {complaint}
        </p>
      )}
    </fieldset>
  )
}
