import { useCamera } from '@campus/ui/camera/use-camera.ts'
import { useCodeIn } from '@campus/ui/code-reader/use-code-in.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useRef, useState } from 'react'
import { Heading } from '../frame/heading.tsx'
import './code-screens.css'
import { useKeys } from './use-keys.ts'
import { codeWords } from './words.ts'

interface CameraScreenProps {
  readonly failure: string
  readonly onCode: (code: string) => Promise<boolean>
  readonly onLeave: () => void
  readonly onType: () => void
}

interface PictureProps {
  readonly stream: MediaStream
  readonly onCode: (code: string) => Promise<boolean>
  readonly onBroken: () => void
}

/** Looks until a code is in the picture; a code that opened nothing is followed by another look. */
function Picture({ stream, onCode, onBroken, onNothing }: PictureProps & { readonly onNothing: () => void }) {
  const words = useWords(codeWords)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  const tryCode = async (text: string) => {
    if (!(await onCode(text))) onNothing()
  }
  useCodeIn(video, { onFound: (text) => void tryCode(text), onBroken })
  return <video ref={video} autoPlay muted playsInline aria-label={words.cameraView} />
}

export function CameraScreen({ failure, onCode, onLeave, onType }: CameraScreenProps) {
  const words = useWords(codeWords)
  const camera = useCamera('environment')
  const [look, setLook] = useState(1)
  const [isBroken, setIsBroken] = useState(false)
  useKeys({ onEscape: onLeave })
  const isRefused = isBroken || camera.is === 'refused'
  return (
    <section className="code-screen">
      <div className="code-words">
        <Heading>{words.cameraTitle}</Heading>
        <p className="soft">{words.cameraHint}</p>
        {(failure || isRefused) && (
          <p className="failure" role="alert">
            {isRefused ? words.cameraTrouble : failure}
          </p>
        )}
        <div className="presses">
          <button type="button" className="press" onClick={onLeave}>
            {words.leave}
          </button>
          <button type="button" className="press" onClick={onType}>
            {words.typeInstead}
          </button>
        </div>
      </div>
      <div className="camera-view">
        {camera.is === 'starting' && <p className="soft">{words.cameraStarting}</p>}
        {camera.is === 'showing' && !isBroken && (
          <Picture
            key={`${camera.stream.id}-${look}`}
            stream={camera.stream}
            onCode={onCode}
            onBroken={() => setIsBroken(true)}
            onNothing={() => setLook((count) => count + 1)}
          />
        )}
      </div>
    </section>
  )
}
