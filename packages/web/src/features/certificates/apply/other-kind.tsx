import type { OutputOf } from '@campus/contract/call.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { certificatesPaths } from '../../../paths/certificates.ts'
import './apply-form.css'
import type { ChosenBefore } from './chosen-before.ts'
import { applyFormWords } from './words.ts'

interface OtherKindProps {
  readonly info: Pick<OutputOf<typeof templateInfo>, 'id'>
  readonly kind: 'file' | 'paper'
  readonly before: ChosenBefore
}

/** From the file to the paper and back; what was chosen before comes along. */
export function OtherKind({ info: { id }, kind, before: { recordId, scoreIds, academicYears } }: OtherKindProps) {
  const words = useWords(applyFormWords)
  const query = {
    templateId: id,
    recordId,
    scores: scoreIds.join() || undefined,
    years: academicYears.join() || undefined,
  }
  return (
    <PathLink
      to={kind === 'paper' ? certificatesPaths.applyFile : certificatesPaths.applyPaper}
      query={query}
      className="apply-other"
      replaces
    >
      {kind === 'paper' ? words.toFile : words.toPaper}
    </PathLink>
  )
}
