import { Button } from '@campus/ui/button/button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { FaceCheck } from '../../domain/camera/face-check/face-check.tsx'
import type { TakenFrame } from '../../domain/camera/face-check/use-frames.ts'
import { PhotoCapture } from '../../domain/camera/photo/photo-capture.tsx'
import './playground.css'
import { playgroundWords } from './words.ts'

const challenge = { prompts: ['turn-head', 'blink', 'open-mouth'], secondsLeft: 90, attemptsLeft: 3 } as const

export default function CameraScreen() {
  const words = useWords(playgroundWords)
  const [trial, setTrial] = useState<'photo' | 'check'>()
  const [photo, setPhoto] = useState('')
  const [frames, setFrames] = useState<readonly TakenFrame[]>([])
  return (
    <div className="playground">
      <div className="playground-row">
        <Button onClick={() => setTrial('photo')}>{words.takePortrait}</Button>
        <Button onClick={() => setTrial('check')}>{words.checkFace}</Button>
      </div>
      {trial === 'photo' && !photo && (
        <PhotoCapture onTaken={(taken) => setPhoto(URL.createObjectURL(taken))} otherWay={<p>{words.atCounter}</p>} />
      )}
      {photo && <img src={photo} alt={words.portrait} width={240} />}
      {trial === 'check' && (
        <FaceCheck challenge={challenge} onTaken={setFrames} onRepeat={() => setTrial(undefined)} otherWay={<p>{words.atCounter}</p>} />
      )}
      {frames.length > 0 && <output aria-label={words.frames}>{frames.map(({ step }) => step).join()}</output>}
    </div>
  )
}
