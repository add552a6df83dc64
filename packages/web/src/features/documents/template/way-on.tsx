import type { OutputOf } from '@campus/contract/call.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'
import { Button } from 'antd-mobile'
import { open } from '../../../navigation/navigator.ts'
import { yuan } from '../../../parts/figures/yuan.ts'
import '../../../parts/page/page.css'
import { documentsPaths } from '../../../paths/documents.ts'
import { peoplePaths } from '../../../paths/people.ts'
import { useWords } from '../../../words/words.ts'
import { DeskCard } from './desk-card.tsx'
import type { Door } from './door.ts'
import { deskWords, templateWords } from './words.ts'

interface NextStepProps {
  readonly text: string
  readonly deed: string
  readonly onGo: () => unknown
}

function NextStep({ text, deed, onGo }: NextStepProps) {
  return (
    <section className="page-card">
      <p className="template-next">{text}</p>
      <Button block size="large" color="primary" onClick={() => void onGo()}>
        {deed}
      </Button>
    </section>
  )
}

interface WayOnProps {
  readonly door: Exclude<Door, 'open'>
  readonly info: OutputOf<typeof templateInfo>
  readonly nextPrice: number
}

/** What comes before the certificate where it cannot be had with one press, said honestly. */
export function WayOn({ door, info, nextPrice }: WayOnProps) {
  const words = useWords(templateWords)
  const desk = useWords(deskWords)
  if (door === 'courses')
    return (
      <NextStep text={words.courses} deed={words.chooseCourses} onGo={() => open(documentsPaths.scoreProof, { templateId: info.id })} />
    )
  if (door === 'photo') return <NextStep text={words.photoNeeded} deed={words.toPortrait} onGo={() => open(peoplePaths.portrait)} />
  if (door === 'incomplete') return <NextStep text={words.incomplete} deed={words.toRecord} onGo={() => open(peoplePaths.record)} />
  if (door === 'blocked') return <DeskCard title={desk.blocked} texts={[info.hindrance?.text ?? '']} />
  const reasons = [
    info.needsApproval && desk.approval,
    nextPrice > 0 && desk.fee(yuan(nextPrice)),
    !info.ways.includes('download') && desk.handedOut,
  ].filter((reason) => reason !== false)
  return <DeskCard title={desk.title} texts={[...reasons, desk.afterwards]} />
}
