import type { OutputOf } from '@campus/contract/call.ts'
import type { templateInfo } from '@campus/contract/documents/templates.ts'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { ReactNode, Ref } from 'react'
import { open } from '../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import type { ApplyLink } from './apply-link.ts'
import { CounterCard } from './counter-card.tsx'
import './offer.css'
import { OwnPictures } from './own-pictures.tsx'
import { counterWords, wayWords } from './way-words.ts'

interface NextStepProps {
  readonly text: string
  readonly action: string
  readonly onGo: () => unknown
  readonly actionRef?: Ref<HTMLDivElement> | undefined
  readonly children?: ReactNode
}

function NextStep({ text, action, onGo, actionRef, children }: NextStepProps) {
  return (
    <section className="page-card">
      <p className="offer-next">{text}</p>
      {children}
      <div ref={actionRef}>
        <Button block size="large" color="primary" onClick={() => void onGo()}>
          {action}
        </Button>
      </div>
    </section>
  )
}

interface WayOnProps {
  readonly door: Exclude<ApplyLink, 'at_once' | 'apply'>
  readonly info: Pick<OutputOf<typeof templateInfo>, 'id' | 'hindrance'>
  /** Where the button of the next step is, where there is one. */
  readonly actionRef?: Ref<HTMLDivElement>
}

/** What is needed first if the certificate is not available now. */
export function WayOn({ door, info: { id, hindrance }, actionRef }: WayOnProps) {
  const words = useWords(wayWords)
  const desk = useWords(counterWords)
  if (door === 'courses')
    return (
      <NextStep
        text={words.courses}
        action={words.chooseCourses}
        onGo={() => open(documentsPaths.scoreProof, { templateId: id })}
        actionRef={actionRef}
      />
    )
  if (door === 'photo')
    return (
      <NextStep text={words.photoNeeded} action={words.toPortrait} onGo={() => open(peoplePaths.portrait)} actionRef={actionRef}>
        <OwnPictures templateId={id} />
      </NextStep>
    )
  if (door === 'incomplete')
    return <NextStep text={words.incomplete} action={words.toRecord} onGo={() => open(peoplePaths.record)} actionRef={actionRef} />
  return <CounterCard title={desk.blocked} text={hindrance?.text ?? ''} />
}
