import type { OutputOf } from '@campus/contract/call.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { open } from '../../navigation/navigator.ts'
import { documentsPaths } from '../../paths/documents.ts'
import { peoplePaths } from '../../paths/people.ts'
import '../../parts/page/page.css'
import { DeskCard } from './desk-card.tsx'
import type { Door } from './door.ts'
import './offer.css'
import { deskWords, wayWords } from './way-words.ts'

interface NextStepProps {
  readonly text: string
  readonly deed: string
  readonly onGo: () => unknown
}

function NextStep({ text, deed, onGo }: NextStepProps) {
  return (
    <section className="page-card">
      <p className="offer-next">{text}</p>
      <Button block size="large" color="primary" onClick={() => void onGo()}>
        {deed}
      </Button>
    </section>
  )
}

interface WayOnProps {
  readonly door: Exclude<Door, 'at_once' | 'apply'>
  readonly info: Pick<OutputOf<typeof templateInfo>, 'id' | 'hindrance'>
}

/** What comes before the certificate where it cannot be had now, said honestly. */
export function WayOn({ door, info: { id, hindrance } }: WayOnProps) {
  const words = useWords(wayWords)
  const desk = useWords(deskWords)
  if (door === 'courses')
    return <NextStep text={words.courses} deed={words.chooseCourses} onGo={() => open(documentsPaths.scoreProof, { templateId: id })} />
  if (door === 'photo') return <NextStep text={words.photoNeeded} deed={words.toPortrait} onGo={() => open(peoplePaths.portrait)} />
  if (door === 'incomplete') return <NextStep text={words.incomplete} deed={words.toRecord} onGo={() => open(peoplePaths.record)} />
  return <DeskCard title={desk.blocked} text={hindrance?.text ?? ''} />
}
