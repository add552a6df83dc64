import type { Prompt } from '@campus/contract/faces/face-words.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { LoadingDots } from '@campus/ui/loading-dots/loading-dots.tsx'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useState } from 'react'
import { CameraView } from '../view/camera-view.tsx'
import { useSpoken } from '../view/spoken.ts'
import './face-check.css'
import { PromptPicture } from './prompt-picture.tsx'
import { type TakenFrame, useFrames } from './use-frames.ts'
import { faceCheckWords } from './words.ts'

const tickMs = 250

interface Challenge {
  readonly prompts: readonly Prompt[]
  /** From when it came, so that a wrong clock does no harm. */
  readonly secondsLeft: number
  readonly attemptsLeft: number
}

interface FaceCheckProps {
  /** Mount it again for another one: `key={challenge.id}`. */
  readonly challenge: Challenge
  readonly onTaken: (frames: readonly TakenFrame[]) => void
  /** Asks for another challenge. */
  readonly onRepeat: () => void
  /** The equal way without a face: a code, a counter. */
  readonly otherWay: ReactNode
}

/** Asks for one movement after the other, takes the pictures and hands them over once. */
export function FaceCheck({ challenge: { prompts, secondsLeft: time, attemptsLeft }, onTaken, onRepeat, otherWay }: FaceCheckProps) {
  const words = useWords(faceCheckWords)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [isSent, setIsSent] = useState(false)
  const [end] = useState(() => Date.now() + time * 1000)
  const secondsLeft = Math.max(0, Math.ceil((end - useNow(tickMs)) / 1000))
  const isExpired = secondsLeft === 0 && !isSent

  const hand = (frames: readonly TakenFrame[]) => {
    setIsSent(true)
    onTaken(frames)
  }
  const { taking, watching, isTimed, startTimed } = useFrames({ video, asked: prompts, isPaused: isExpired || isSent, onTaken: hand })

  const prompt = taking.front ? prompts[taking.step] : undefined
  const needsStart = watching === 'off' && !isTimed
  const sentence = () => {
    if (isExpired) return words.expired
    if (isSent) return words.checking
    if (needsStart) return words.timed
    if (watching === 'opening' && !isTimed) return words.opening
    return taking.trouble ? words[taking.trouble] : prompt ? words[prompt] : words.front
  }
  const said = sentence()
  useSpoken(video ? said : '')

  return (
    <div className="face-check">
      <CameraView facing="user" onVideo={setVideo} isGood={isSent}>
        {!isExpired && !isSent && <span className="face-check-time">{words.timeLeft(secondsLeft)}</span>}
      </CameraView>
      {video && (
        <div className="face-check-prompt">
          {isSent ? <LoadingDots /> : <PromptPicture prompt={prompt ?? 'front'} />}
          <div>
            <p className="face-check-sentence" role="status">
              {said}
            </p>
            <p className="page-note">
              {prompt && !isSent && !isExpired
                ? words.stepOf(taking.step + 1, prompts.length)
                : `${words.attemptsLeft(attemptsLeft)} · ${words.notStored}`}
            </p>
          </div>
        </div>
      )}
      {needsStart && !isExpired && (
        <Button block color="primary" size="large" onClick={startTimed}>
          {words.start}
        </Button>
      )}
      {isExpired && (
        <Button block color="primary" size="large" onClick={onRepeat}>
          {words.again}
        </Button>
      )}
      {otherWay}
    </div>
  )
}
