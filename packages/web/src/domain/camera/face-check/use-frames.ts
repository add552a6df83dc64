import type { Prompt } from '@campus/contract/faces/face-words.ts'
import { useEffect, useRef, useState } from 'react'
import { type Seen, useFacesIn } from '../measuring/use-faces-in.ts'
import { drawShown, toJpeg } from '../view/grab.ts'
import { beforeTaking, look } from './take-frames.ts'
import { type TimedStep, timedSteps } from './timed-steps.ts'

/** A picture that was taken while a prompt was shown. */
export interface TakenFrame {
  /** Which of the prompts, from 0. */
  readonly step: number
  readonly picture: Blob
}

const frameHeight = 640
const quality = 0.9

const isSame = async (one: Blob, other: Blob) => {
  if (one.size !== other.size) return false
  const [left, right] = await Promise.all([one, other].map(async (blob) => new Uint8Array(await blob.arrayBuffer())))
  return left?.every((byte, index) => byte === right?.[index]) ?? false
}

/** The pictures of a face check, in the order they were taken. A picture that is there already shows nothing new. */
const openFrames = () => {
  const frames: TakenFrame[] = []
  return {
    frames,
    add: async (step: number, canvas: HTMLCanvasElement) => {
      const picture = await toJpeg(canvas, quality)
      for (const frame of frames) if (await isSame(frame.picture, picture)) return false
      frames.push({ step, picture })
      return true
    },
  }
}

interface FramesOptions {
  readonly video: HTMLVideoElement | null
  readonly asked: readonly Prompt[]
  readonly isPaused: boolean
  readonly onTaken: (frames: readonly TakenFrame[]) => void
}

/** Takes the pictures of a face check: each prompt until it is followed, or by the clock where faces cannot be measured. */
export const useFrames = ({ video, asked, isPaused, onTaken }: FramesOptions) => {
  const [store] = useState(openFrames)
  const [taking, setTaking] = useState(() => beforeTaking(asked))
  // Beside the state, because the next picture may come before that is drawn.
  const current = useRef(taking)
  const [isTimed, setIsTimed] = useState(false)
  const latest = useRef(onTaken)
  useEffect(() => {
    latest.current = onTaken
  })

  const isWatched = video !== null && !isPaused && taking.step < asked.length && !isTimed
  const seeing = async ({ faces, picture }: Seen) => {
    if (current.current.step === asked.length) return
    const { taking: next, keptFor } = look(current.current, faces)
    if (keptFor !== undefined && !(await store.add(keptFor, picture))) return
    current.current = next
    setTaking(next)
    if (next.step === asked.length) latest.current(store.frames)
  }
  const watching = useFacesIn(isWatched ? video : null, seeing)

  useEffect(() => {
    if (!isTimed || !video || isPaused) return undefined
    const show = async ({ step, isTaken }: TimedStep) => {
      setTaking((now) => ({ ...now, front: { yaw: 0, eyes: 0 }, step }))
      if (isTaken) await store.add(step, drawShown(video, frameHeight))
      if (step === asked.length) latest.current(store.frames)
    }
    const timers = timedSteps(asked.length).map((step) => setTimeout(() => void show(step), step.at))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [asked, isPaused, isTimed, store, video])

  return { taking, watching, isTimed, startTimed: () => setIsTimed(true) }
}
