import { type Visit, visitSeconds } from '@campus/contract/kiosk/visits.ts'
import type { PrintConsent, PrintProgress } from '@campus/contract/printing/items.ts'
import { consentFor } from '@campus/contract/printing/print-consent.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useState } from 'react'
import { readyState } from '../machine/ready-state.ts'
import type { Self } from '../machine/use-self.ts'
import { TimeRing } from '../time-out/time-ring.tsx'
import { useTimeOut } from '../time-out/use-time-out.ts'
import { AskScreen } from './ask-screen.tsx'
import { ChoicesScreen } from './choices-screen.tsx'
import { isGoing, jobToShow } from './job-state.ts'
import { OutcomeScreen } from './outcome-screen.tsx'
import { type AwaitedPayment, outcomeOfPayment } from './paid-item.ts'
import { PayScreen } from './pay-screen.tsx'
import { PrintingScreen } from './printing-screen.tsx'
import { ThingsScreen, type VisitFile } from './things-screen.tsx'
import { usePrinting } from './use-printing.ts'
import { keepAlive, useVisit } from './use-visit.ts'
import { payWords, visitWords } from './words.ts'

const paySeconds = 180
/** Without another page for so long nobody is waiting any more. */
const printSeconds = 180
const thanksSeconds = 30

const limitFor = (job: PrintProgress | undefined, isPaying: boolean) => {
  if (isPaying) return paySeconds
  if (!job) return visitSeconds
  return isGoing(job) ? printSeconds : job.state === 'done' ? thanksSeconds : visitSeconds
}

interface VisitScreenProps {
  readonly id: string
  /** The visit as it was opened, where that is known. */
  readonly first: Visit | undefined
  readonly self: Self | undefined
  /** All has come out, and nobody has begun anything else. */
  readonly onThanks: (isSo: boolean) => void
  readonly onEnd: () => void
}

/** Somebody is here: what they can print, how it goes, and what came of it. Nothing of it outlives this component. */
export function VisitScreen({ id, first, self, onThanks, onEnd }: VisitScreenProps) {
  const abilities = self?.abilities ?? []
  const words = useWords(visitWords)
  const { gone } = useWords(payWords)
  const printing = usePrinting(id)
  const { begun, seenOff, setFailure } = printing
  const [file, setFile] = useState<VisitFile>()
  const [awaited, setAwaited] = useState<AwaitedPayment>()
  const [asked, setAsked] = useState<string>()
  const print = async (itemId: string, consent?: PrintConsent) => {
    setAsked(undefined)
    await printing.print(itemId, consent)
    following.askNow()
  }
  const hear = (reported: Visit) => {
    if (!awaited) return
    const outcome = outcomeOfPayment(awaited, reported)
    if (outcome === 'waiting') return setAwaited({ ...awaited, isTold: awaited.isTold || reported.order?.id === awaited.orderId })
    setAwaited(undefined)
    if (outcome === 'cancelled') setFailure(gone)
    else void print(outcome.paid)
  }
  const following = useVisit({ id, isPaying: awaited !== undefined, onNews: hear, onOver: onEnd })
  const visit = following.visit ?? first
  const job = jobToShow(visit?.job ?? null, begun, seenOff)
  const isPrinting = job !== undefined && isGoing(job)
  const isDone = job?.state === 'done'
  useEffect(() => {
    onThanks(isDone)
    return () => onThanks(false)
  }, [isDone, onThanks])

  const left = useTimeOut({
    limitSeconds: limitFor(job, awaited !== undefined),
    since: job ? `${job.jobId} ${job.state} ${job.pagesOut}` : '',
    onOver: onEnd,
    onTouched: () => keepAlive(id),
  })

  if (!visit) return <p className="idle-starting soft">{words.opening}</p>

  const ordered = ({ orderId, itemId }: { readonly orderId: string; readonly itemId: string | null }) => {
    setFile(undefined)
    if (itemId) void print(itemId)
    else setAwaited({ orderId, isTold: false })
  }
  const itemOf = (id: string | undefined) => visit.items.find((item) => item.id === id)
  const printOrAsk = (itemId: string) => {
    const item = itemOf(itemId)
    if (item && consentFor(item)) setAsked(itemId)
    else void print(itemId)
  }
  const show = () => {
    if (isPrinting) return <PrintingScreen job={job} self={self} />
    const inQuestion = itemOf(asked)
    const consent = inQuestion && consentFor(inQuestion)
    if (consent)
      return (
        <AskScreen
          item={inQuestion}
          consent={consent}
          onAgree={() => void print(inQuestion.id, consent)}
          onBack={() => setAsked(undefined)}
        />
      )
    if (job)
      return (
        <OutcomeScreen
          job={job}
          self={self}
          pagesLeft={itemOf(job.itemId)?.pagesLeft ?? 0}
          isByCode={visit.isByCode}
          mayGoOn={visit.mayChoose}
          mayPrint={self !== undefined && readyState(self).isUsable && !printing.isBeginning}
          failure={printing.failure}
          onAgain={() => printOrAsk(job.itemId)}
          onMore={() => printing.seeOff(job.jobId)}
          onEnd={onEnd}
        />
      )
    if (awaited) return <PayScreen order={visit.order?.id === awaited.orderId ? visit.order : null} onLater={() => setAwaited(undefined)} />
    if (file) return <ChoicesScreen visitId={id} file={file} abilities={abilities} onBack={() => setFile(undefined)} onOrdered={ordered} />
    return (
      <ThingsScreen
        visit={visit}
        abilities={abilities}
        failure={printing.failure}
        isBeginning={printing.isBeginning}
        onPrint={printOrAsk}
        onChoose={setFile}
      />
    )
  }
  return (
    <>
      {show()}
      <TimeRing left={left} />
    </>
  )
}
