import { judgePortrait } from '@campus/face/judge.ts'
import type { Facing } from '@campus/ui/camera/use-camera.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { LoopOutline, PictureOutline } from 'antd-mobile-icons'
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { type Seen, useFacesIn } from '../measuring/use-faces-in.ts'
import { CameraView } from '../view/camera-view.tsx'
import { drawFile, drawShown, toJpeg } from '../view/grab.ts'
import { useSpoken } from '../view/spoken.ts'
import { adviceOf, beforeCoaching, coach, isHeld } from './coach.ts'
import './photo-capture.css'
import { adviceWords, captureWords } from './words.ts'

const maxSide = 1600
const quality = 0.92

interface PhotoCaptureProps {
  readonly facing?: Facing
  /** An upright JPEG of at most 1,600 points, not mirrored, and where it came from. */
  readonly onTaken: (photo: Blob, method: 'camera' | 'album') => void
  /** The way without a camera of one's own: a counter, a photographer. */
  readonly otherWay: ReactNode
}

/** Coaches somebody before the camera and takes the photo when all is well, or when they press the shutter. */
export function PhotoCapture({ facing: first = 'user', onTaken, otherWay }: PhotoCaptureProps) {
  const words = useWords(captureWords)
  const advices = useWords(adviceWords)
  const [facing, setFacing] = useState(first)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [coaching, setCoaching] = useState(beforeCoaching)
  const [complaint, setComplaint] = useState('')
  const isOver = useRef(false)

  const hand = async (method: 'camera' | 'album', draw: () => HTMLCanvasElement | Promise<HTMLCanvasElement>) => {
    if (isOver.current) return
    isOver.current = true
    try {
      onTaken(await toJpeg(await draw(), quality), method)
    } catch {
      isOver.current = false
      setComplaint(words.unreadable)
    }
  }
  const shoot = () => video && hand('camera', () => drawShown(video, maxSide))

  const judge = ({ faces, picture: { width, height }, at }: Seen) => {
    const advice = adviceOf(judgePortrait({ width, height, pixels: new Uint8Array() }, faces), faces)
    const next = coach(coaching, advice, at)
    setCoaching(next)
    if (isHeld(next, at)) void shoot()
  }
  const watching = useFacesIn(video, judge)
  const isGood = watching === 'on' && coaching.goodSince !== undefined
  const sentence = watching === 'on' ? (coaching.advice ? advices[coaching.advice.key] : isGood ? words.hold : '') : words[watching]
  useSpoken(video ? sentence : '')

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    setComplaint('')
    if (file) void hand('album', () => drawFile(file, maxSide))
  }

  return (
    <div className="photo-capture">
      <CameraView facing={facing} onVideo={setVideo} isGood={isGood}>
        <p className="camera-advice" role="status">
          {sentence}
          {watching === 'on' && coaching.advice && <small lang="en">ISO/IEC 29794-5 · {coaching.advice.name}</small>}
        </p>
      </CameraView>
      <div className="capture-tools">
        <label className="camera-round capture-album">
          <PictureOutline aria-hidden />
          <input type="file" accept="image/jpeg,image/png,image/webp" aria-label={words.album} onChange={choose} />
        </label>
        <button type="button" className="shutter" aria-label={words.shutter} disabled={!video} onClick={() => void shoot()} />
        <button
          type="button"
          className="camera-round"
          aria-label={words.switchCamera}
          disabled={!video}
          onClick={() => setFacing(facing === 'user' ? 'environment' : 'user')}
        >
          <LoopOutline aria-hidden />
        </button>
      </div>
      <p className="capture-complaint" role="alert">
        {complaint}
      </p>
      {otherWay}
    </div>
  )
}
