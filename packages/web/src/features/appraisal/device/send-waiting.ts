import { isFinal } from '@campus/client/calls/submission-key.ts'
import { Refusal } from '@campus/client/failures.ts'
import { withPageLock } from '@campus/client/page-lock.ts'
import { castBallot } from '@campus/contract/appraisal/ballots.ts'
import { hashAnswers, hashText } from '@campus/proof/ballot/ballot-hash.ts'
import { type KeptBallot, keepBallots, listKeepers, readKept } from './kept-ballots.ts'
import { sendAnonymously } from './send-anonymously.ts'

type Waiting = Extract<KeptBallot, { readonly state: 'waiting' }>

const sentFrom = async ({ token, ballot }: Waiting): Promise<KeptBallot> => ({
  state: 'sent',
  serial: token.serial,
  hash: await hashAnswers(ballot.salt, ballot.answers),
  textHash: ballot.text ? await hashText(ballot.text.salt, ballot.text.body) : null,
})

/** Refused for good, or to be tried again. */
const afterRefusal = (kept: Waiting, refusal: Refusal): KeptBallot => {
  if (refusal.code === 'appraisal_not_open') return Date.now() >= kept.closesAt ? { state: 'late' } : kept
  return isFinal(refusal) ? { state: 'refused', reason: refusal.message } : kept
}

const sendOne = async (personId: string, id: string, kept: Waiting) => {
  try {
    await sendAnonymously(castBallot, { id, ...kept.token, ...kept.ballot })
    keepBallots(personId, { [id]: await sentFrom(kept) })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const next = afterRefusal(kept, error)
    if (next === kept) throw error
    keepBallots(personId, { [id]: next })
  }
}

const listWaiting = () =>
  listKeepers().flatMap((personId) =>
    Object.entries(readKept(personId)).flatMap(([id, kept]) => (kept.state === 'waiting' ? [{ personId, id, kept }] : [])),
  )

/** Sends what is due, each for itself; one that fails keeps no other back. */
const sendDue = () =>
  withPageLock('campus.ballots', async () => {
    for (const { personId, id, kept } of listWaiting())
      if (kept.sendAt <= Date.now()) await sendOne(personId, id, kept).catch(() => undefined)
  })

/** Now, because its owner wants so; whether it was taken. */
export const sendNow = (personId: string, id: string): Promise<boolean> =>
  withPageLock('campus.ballots', async () => {
    const kept = readKept(personId)[id]
    if (kept?.state === 'waiting') await sendOne(personId, id, kept)
    return readKept(personId)[id]?.state === 'sent'
  })

const pauseMs = 20_000
let timer: ReturnType<typeof setInterval> | undefined

/** From now on what waits on this device is sent when it is due, whatever screen is open, until nothing waits. */
export const startSending = (): void => {
  if (timer !== undefined) return
  const look = async () => {
    await sendDue()
    if (listWaiting().length > 0) return
    clearInterval(timer)
    timer = undefined
  }
  timer = setInterval(() => void look(), pauseMs)
  void look()
}
