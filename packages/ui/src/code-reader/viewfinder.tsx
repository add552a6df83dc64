import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { useWords } from '../words/words.ts'
import type { CameraTrouble } from './camera-trouble.ts'
import { TorchButton } from './torch-button.tsx'
import { useCamera } from './use-camera.ts'
import { useCodeIn } from './use-code-in.ts'
import { codeReaderWords } from './words.ts'
import './viewfinder.css'

interface Watching {
  readonly onFound: (text: string) => void
  readonly onBroken: (error: unknown) => void
}

function MovingPicture({ stream, ...watching }: Watching & { readonly stream: MediaStream }) {
  const words = useWords(codeReaderWords)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  useCodeIn(video, watching)
  return (
    <>
      <video ref={video} autoPlay muted playsInline aria-label={words.view} />
      <span className="viewfinder-frame" aria-hidden="true" />
      <p className="viewfinder-aim">{words.aim}</p>
      <TorchButton stream={stream} />
    </>
  )
}

function NoPicture({ why, onRetry }: { readonly why: CameraTrouble; readonly onRetry: () => void }) {
  const words = useWords(codeReaderWords)
  const isWorthRetrying = why === 'denied' || why === 'busy'
  return (
    <div className="viewfinder-trouble" role="alert">
      <svg viewBox="0 0 96 72" aria-hidden="true">
        <path className="state-shape" d="M20 22h14l5-8h18l5 8h14a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H20a6 6 0 0 1-6-6V28a6 6 0 0 1 6-6z" />
        <path className="state-stroke" d="M48 30a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM14 8l68 60" />
      </svg>
      <h2>{words[why]}</h2>
      <p>{words[`${why}Text`]}</p>
      {isWorthRetrying && (
        <Button color="primary" fill="outline" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}

function View({ onRetry, ...watching }: Watching & { readonly onRetry: () => void }) {
  const words = useWords(codeReaderWords)
  const camera = useCamera()
  if (camera.is === 'refused') return <NoPicture why={camera.why} onRetry={onRetry} />
  return (
    <div className="viewfinder">
      {camera.is === 'starting' && <p className="viewfinder-aim">{words.starting}</p>}
      {camera.is === 'showing' && <MovingPicture key={camera.stream.id} stream={camera.stream} {...watching} />}
    </div>
  )
}

/** The camera's picture with a frame to aim by, or the reason why there is none; another try requests the camera again. */
export function Viewfinder(watching: Watching) {
  const [attempt, setAttempt] = useState(1)
  return <View key={attempt} onRetry={() => setAttempt(attempt + 1)} {...watching} />
}
