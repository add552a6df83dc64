import type { FaceFault, Prompt } from '@campus/contract/faces/face-words.ts'
import { Button } from '@campus/ui/button/button.tsx'
import '@campus/ui/page/page.css'
import { Refused } from '@campus/ui/states/refused.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useState } from 'react'
import { FaceCheck } from './face-check.tsx'
import { faultWords } from './faults.ts'
import { toText } from './frame-text.ts'
import { PromptPicture } from './prompt-picture.tsx'
import type { TakenFrame } from './use-frames.ts'
import { faceCheckWords } from './words.ts'

interface Challenge {
  readonly challengeId: string
  readonly prompts: readonly Prompt[]
  readonly expiresAt: string
  readonly attemptsLeft: number
}

interface Answer {
  readonly challengeId: string
  readonly frames: { readonly step: number; readonly picture: string }[]
}

interface Result {
  readonly isPassed: boolean
  readonly fault: FaceFault | null
  readonly attemptsLeft: number
}

export interface CheckFlowProps<Checked extends Result> {
  /** What the check is for, before the camera opens. */
  readonly lead: string
  readonly start: () => Promise<Challenge>
  readonly answer: (answer: Answer) => Promise<Checked>
  readonly onPassed: (result: Checked) => void
  /** The equal way without a face. */
  readonly otherWay: ReactNode
}

type Phase =
  | { readonly is: 'before' }
  | { readonly is: 'waiting' }
  | { readonly is: 'checking'; readonly challenge: Challenge; readonly seconds: number }
  | { readonly is: 'failed'; readonly fault: FaceFault | null; readonly attemptsLeft: number }
  | { readonly is: 'refused'; readonly error: unknown }

const challengeSeconds = 90

/** By the clock of the device, unless that is wrong. */
const secondsUntil = (expiresAt: string) => {
  const left = Math.floor((Date.parse(expiresAt) - Date.now()) / 1000)
  return left > 0 && left <= challengeSeconds ? left : challengeSeconds
}

/** A whole face check: what it is for, the camera, and what came of it. */
export function CheckFlow<Checked extends Result>({ lead, start, answer, onPassed, otherWay }: CheckFlowProps<Checked>) {
  const words = useWords(faceCheckWords)
  const say = useSay()
  const [phase, setPhase] = useState<Phase>({ is: 'before' })

  const begin = async () => {
    setPhase({ is: 'waiting' })
    try {
      const challenge = await start()
      setPhase({ is: 'checking', challenge, seconds: secondsUntil(challenge.expiresAt) })
    } catch (error) {
      setPhase({ is: 'refused', error })
    }
  }
  const send = async (challengeId: string, taken: readonly TakenFrame[]) => {
    try {
      const frames = await Promise.all(taken.map(async ({ step, picture }) => ({ step, picture: await toText(picture) })))
      const result = await answer({ challengeId, frames })
      if (result.isPassed) onPassed(result)
      else setPhase({ is: 'failed', fault: result.fault, attemptsLeft: result.attemptsLeft })
    } catch (error) {
      setPhase({ is: 'refused', error })
    }
  }

  if (phase.is === 'waiting') return <Waiting rows={3} />
  if (phase.is === 'refused')
    return (
      <>
        <Refused error={phase.error} onRetry={() => void begin()} />
        {otherWay}
      </>
    )
  if (phase.is === 'checking')
    return (
      <FaceCheck
        key={phase.challenge.challengeId}
        challenge={{ prompts: phase.challenge.prompts, attemptsLeft: phase.challenge.attemptsLeft, secondsLeft: phase.seconds }}
        onTaken={(frames) => void send(phase.challenge.challengeId, frames)}
        onRepeat={() => void begin()}
        otherWay={otherWay}
      />
    )
  const isFailed = phase.is === 'failed'
  return (
    <section className="page-card page-card-center" role={isFailed ? 'alert' : undefined}>
      <PromptPicture prompt="front" />
      <h2>{isFailed ? words.failed : words.title}</h2>
      <p className="page-lead">{isFailed ? phase.fault && say(faultWords[phase.fault]) : lead}</p>
      <p className="page-note">{isFailed ? words.attemptsLeft(phase.attemptsLeft) : words.notStored}</p>
      {(!isFailed || phase.attemptsLeft > 0) && (
        <Button block color="primary" size="large" onClick={() => void begin()}>
          {isFailed ? words.again : words.begin}
        </Button>
      )}
      {otherWay}
    </section>
  )
}
