import { templatePictures } from '@campus/contract/signature/template-pictures.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CheckCircleOutline, ExclamationCircleOutline } from 'antd-mobile-icons'
import { useRead } from '../../api/use-read.ts'
import { choiceWords } from './choice-words.ts'
import './offer.css'

/** Which pictures of mine a certificate shows, and whether they are there. */
export function OwnPictures({ templateId }: { readonly templateId: string }) {
  const words = useWords(choiceWords)
  const { data } = useRead(templatePictures, { templateId }, { background: true, staleTime: 0 })
  if (!data) return null
  const lines = [
    { ...data.photo, there: words.photoUsed, missing: words.photoMissing },
    { ...data.signature, there: words.signatureThere, missing: words.signatureMissing },
  ]
  return lines
    .filter(({ isWanted }) => isWanted)
    .map(({ isThere, there, missing }) => (
      <p key={there} className={isThere ? 'offer-picture' : 'offer-picture offer-picture-missing'}>
        {isThere ? <CheckCircleOutline aria-hidden="true" /> : <ExclamationCircleOutline aria-hidden="true" />}
        {isThere ? there : missing}
      </p>
    ))
}
