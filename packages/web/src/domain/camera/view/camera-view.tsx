import { NoCamera } from '@campus/ui/camera/no-camera.tsx'
import { type Facing, useCamera } from '@campus/ui/camera/use-camera.ts'
import { cameraWords } from '@campus/ui/camera/words.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { type ReactNode, useCallback, useState } from 'react'
import './camera-view.css'
import { VoiceButton } from './voice-button.tsx'
import { viewWords } from './words.ts'

interface CameraViewProps {
  readonly facing: Facing
  /** The moving picture once it is there, and nothing when it is gone. */
  readonly onVideo: (video: HTMLVideoElement | null) => void
  /** Says whether the face may stay as it is. */
  readonly isGood?: boolean
  readonly children: ReactNode
}

function Picture({ stream, facing, onVideo }: Pick<CameraViewProps, 'facing' | 'onVideo'> & { readonly stream: MediaStream }) {
  const words = useWords(cameraWords)
  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video) video.srcObject = stream
      onVideo(video)
    },
    [onVideo, stream],
  )
  // As in a mirror, where somebody sees themselves.
  return <video ref={attach} className={facing === 'user' ? 'camera-mirror' : ''} autoPlay muted playsInline aria-label={words.view} />
}

function View({ facing, onVideo, isGood = false, onRetry, children }: CameraViewProps & { readonly onRetry: () => void }) {
  const words = useWords(cameraWords)
  const texts = useWords(viewWords)
  const camera = useCamera(facing)
  if (camera.is === 'refused') return <NoCamera why={camera.why} text={texts[`${camera.why}Text`]} onRetry={onRetry} />
  return (
    <div className="camera-view">
      {camera.is === 'starting' && <p className="camera-starting">{words.starting}</p>}
      {camera.is === 'showing' && (
        <>
          <Picture key={camera.stream.id} stream={camera.stream} facing={facing} onVideo={onVideo} />
          <span className={isGood ? 'camera-oval camera-oval-good' : 'camera-oval'} aria-hidden="true" />
          <VoiceButton />
          {children}
        </>
      )}
    </div>
  )
}

/** The picture of a camera with an oval for the face, or why there is none; another try requests the camera again. */
export function CameraView(props: CameraViewProps) {
  const [attempt, setAttempt] = useState(1)
  return <View key={attempt} onRetry={() => setAttempt(attempt + 1)} {...props} />
}
