import { type OwnAppraisal, ownAppraisals } from '@campus/contract/appraisal/appraisals.ts'
import { appraisalPaths } from '@campus/contract/paths/appraisal.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { useSayList, useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { toastFailure } from '../../../api/toast-failure.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useSession } from '../../../session/use-session.ts'
import type { KeptBallot } from '../device/kept-ballots.ts'
import { sendNow } from '../device/send-waiting.ts'
import { useKept } from '../device/use-kept.ts'
import { useExactTime } from '../use-exact-time.ts'
import { BallotForm } from './ballot-form.tsx'
import { markOf } from './section-state.ts'
import { Tokens } from './tokens.tsx'
import { ownWords } from './words.ts'

interface SectionViewProps {
  readonly appraisal: OwnAppraisal
  readonly section: (typeof ownAppraisals)['output']['_zod']['output'][number]['sections'][number]
}

function Waiting({ id, kept }: { readonly id: string; readonly kept: Extract<KeptBallot, { readonly state: 'waiting' }> }) {
  const words = useWords(ownWords)
  const exactTime = useExactTime()
  const personId = useSession('user')?.uid ?? ''
  const [isSending, setIsSending] = useState(false)
  const leave = async () => {
    if (!(await ask({ title: words.sendNowTitle, text: words.sendNowText, confirm: words.sendNow }))) return
    setIsSending(true)
    try {
      if (await sendNow(personId, id)) toast(words.sentNow, 'success')
    } catch (error) {
      toastFailure(error)
    } finally {
      setIsSending(false)
    }
  }
  return (
    <>
      <p className="page-lead">{words.waitingText(exactTime(kept.sendAt))}</p>
      <Button loading={isSending} onClick={() => void leave()}>
        {words.sendNow}
      </Button>
    </>
  )
}

/** What stands in the place of the form once there is nothing more to fill in. */
function Standing({ id, kept }: { readonly id: string; readonly kept: KeptBallot | undefined }) {
  const words = useWords(ownWords)
  if (kept?.state === 'waiting') return <Waiting id={id} kept={kept} />
  if (kept?.state === 'sent') return <p className="page-lead">{words.sentText}</p>
  if (kept?.state === 'elsewhere') return <p className="page-lead">{words.elsewhereText}</p>
  if (kept?.state === 'refused') return <p className="page-lead">{kept.reason}</p>
  return null
}

export function SectionView({ appraisal, section }: SectionViewProps) {
  const words = useWords(ownWords)
  const exactTime = useExactTime()
  const sayList = useSayList()
  const kept = useKept()[section.id]
  const isOpen = appraisal.phase === 'open'
  return (
    <div className="page">
      <section className="page-card">
        <span className="list-text-head">
          <h2>{section.courseName}</h2>
          <StateMark {...markOf(kept, isOpen, words)} />
        </span>
        <p className="page-note">
          {[sayList(section.teachers), section.code, words.until(exactTime(appraisal.closesAt))].filter(Boolean).join(' · ')}
        </p>
        {isOpen && section.isSmall && <p className="page-note">{words.small}</p>}
        {isOpen && <Tokens appraisal={appraisal} />}
        <Standing id={section.id} kept={kept} />
      </section>
      {isOpen && kept?.state === 'token' && <BallotForm appraisal={appraisal} sectionId={section.id} token={kept.token} />}
      <PathLink to={appraisalPaths.own}>{words.back}</PathLink>
    </div>
  )
}
