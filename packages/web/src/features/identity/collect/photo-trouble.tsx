import { Refusal } from '@campus/client/failures.ts'
import { facesPaths } from '@campus/contract/paths/faces.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useFailure } from '@campus/ui/states/use-failure.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import './collect.css'
import { collectWords } from './words.ts'

/** These speak about the photo itself: sending the same one again would not help. */
const aboutThePhoto = new Set([
  'picture_broken',
  'portrait_too_small',
  'face_not_found',
  'several_faces',
  'file_kind',
  'too_large',
  'method_not_offered',
  'photo_under_review',
])

interface PhotoTroubleProps {
  readonly error: unknown
  readonly onAgain: () => void
}

/** Why a photo was not taken, with the way on. */
export function PhotoTrouble({ error, onAgain }: PhotoTroubleProps) {
  const words = useWords(collectWords)
  const { advice } = useFailure(error)
  const code = error instanceof Refusal ? error.code : undefined
  const mayHelp = code === undefined || !aboutThePhoto.has(code)
  return (
    <div className="photo-trouble" role="alert">
      <p>{advice}</p>
      {code === 'face_consent_needed' && <PathLink to={facesPaths.consents}>{words.toConsents}</PathLink>}
      {mayHelp && (
        <Button size="small" onClick={onAgain}>
          {words.again}
        </Button>
      )}
    </div>
  )
}
