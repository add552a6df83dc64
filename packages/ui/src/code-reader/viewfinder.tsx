import { useEffect, useRef, useState } from 'react'
import { NoCamera } from '../camera/no-camera.tsx'
import { useCamera } from '../camera/use-camera.ts'
import { cameraWords } from '../camera/words.ts'
import { useWords } from '../words/words.ts'
import { TorchButton } from './torch-button.tsx'
import { useCodeIn } from './use-code-in.ts'
import { codeReaderWords } from './words.ts'
import './viewfinder.css'

interface Watching {
  readonly onFound: (text: string) => void
  readonly onBroken: (error: unknown) => void
}

function MovingPicture({ stream, ...watching }: Watching & { readonly stream: MediaStream }) {
  const words = useWords(codeReaderWords)
  const { view } = useWords(cameraWords)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  useCodeIn(video, watching)
  return (
    <>
      <video ref={video} autoPlay muted playsInline aria-label={view} />
      <span className="viewfinder-frame" aria-hidden="true" />
      <p className="viewfinder-aim">{words.aim}</p>
      <TorchButton stream={stream} />
    </>
  )
}

function View({ onRetry, ...watching }: Watching & { readonly onRetry: () => void }) {
  const words = useWords(cameraWords)
  const texts = useWords(codeReaderWords)
  const camera = useCamera('environment')
  if (camera.is === 'refused') return <NoCamera why={camera.why} text={texts[`${camera.why}Text`]} onRetry={onRetry} />
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
