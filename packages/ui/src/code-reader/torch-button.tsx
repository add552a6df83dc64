import { useState } from 'react'
import { useWords } from '../words/words.ts'
import { Bulb } from './bulb.tsx'
import { codeReaderWords } from './words.ts'

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
