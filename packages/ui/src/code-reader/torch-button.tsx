import { useState } from 'react'
import { useWords } from '../words/words.ts'
import { codeReaderWords } from './words.ts'

function Bulb() {
  return (
    <svg className="bulb" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z" />
    </svg>
  )
}

const mayLight = (track: MediaStreamTrack | undefined) => {
  const abilities = track?.getCapabilities?.()
  return abilities !== undefined && 'torch' in abilities && Boolean(abilities.torch)
}

/** Only where the camera has a light of its own. */
export function TorchButton({ stream }: { readonly stream: MediaStream }) {
  const words = useWords(codeReaderWords)
  const [isOn, setIsOn] = useState(false)
  const track = stream.getVideoTracks()[0]
  if (!track || !mayLight(track)) return null
  const turn = async () => {
    // Browsers know the constraint before their type descriptions do.
    await track.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] })
    setIsOn(!isOn)
  }
  return (
    <button type="button" className="torch" aria-pressed={isOn} onClick={() => void turn().catch(() => undefined)}>
      <Bulb /> {isOn ? words.torchOff : words.torchOn}
    </button>
  )
}
