import { signaturePaths } from '@campus/contract/paths/signature.ts'
import { userSignatureInfo } from '@campus/contract/signature/own-signature.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useComplaint } from '@campus/ui/form/form-field.ts'
import { useLocation } from '@campus/ui/history/location.ts'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CheckCircleOutline } from 'antd-mobile-icons'
import { useEffect } from 'react'
import { useController } from 'react-hook-form'
import { useRead } from '../../api/use-read.ts'
import { open } from '../../navigation/navigator.ts'
import { takeChosen } from '../signature/chosen-signature.ts'
import { SignaturePaper } from '../signature/signature-paper.tsx'
import { signatureWords } from '../signature/words.ts'
import type { ApplicationForm } from './application-schema.ts'
import { choiceWords } from './choice-words.ts'
import './signature-field.css'

/** My signature goes onto the certificate with one tap, never by itself; without one, the way to sign. */
export function SignatureField({ form }: { readonly form: ApplicationForm }) {
  const words = useWords(choiceWords)
  const { own, use, signNow } = useWords(signatureWords)
  const read = useRead(userSignatureInfo, {})
  const { pathname, search } = useLocation()
  const place = `${pathname}${search}`
  const { field } = useController({ control: form.control, name: 'signatureFileId' })
  const complaint = useComplaint({ form, name: 'signatureFileId' })
  const { setValue } = form
  useEffect(() => {
    const fileId = takeChosen(place)
    if (fileId !== undefined) setValue('signatureFileId', fileId, { shouldValidate: true })
  }, [place, setValue])
  const choose = () => void open(signaturePaths.choose, { back: place })
  return (
    <fieldset className="signature-field" aria-describedby="signature-hint">
      <legend>{words.signature}</legend>
      <QueryView read={read}>
        {({ signature }) =>
          signature === null ? (
            <Button color="primary" fill="outline" block onClick={choose}>
              {signNow}
            </Button>
          ) : (
            <>
              <SignaturePaper picture={signature.picture} alt={own} />
              {field.value === signature.fileId ? (
                <p className="signature-field-used" role="status">
                  <CheckCircleOutline aria-hidden="true" />
                  {words.signatureUsed}
                </p>
              ) : (
                <Button
                  color="primary"
                  fill="outline"
                  block
                  onClick={() => setValue('signatureFileId', signature.fileId, { shouldValidate: true, shouldDirty: true })}
                >
                  {use}
                </Button>
              )}
              <Button fill="none" block onClick={choose}>
                {words.otherSignature}
              </Button>
            </>
          )
        }
      </QueryView>
      <p className="page-note" id="signature-hint">
        {words.signatureHint}
      </p>
      {complaint && (
        <p className="signature-field-complaint" role="alert">
          {words.signatureNeeded}
        </p>
      )}
    </fieldset>
  )
}
