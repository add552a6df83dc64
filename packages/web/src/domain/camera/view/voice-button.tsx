import { useWords } from '@campus/ui/words/words.ts'
import { SoundMuteOutline, SoundOutline } from 'antd-mobile-icons'
import { canSpeak, useVoice } from './spoken.ts'
import { viewWords } from './words.ts'

export function VoiceButton() {
  const words = useWords(viewWords)
  const { isOn, turn } = useVoice()
  if (!canSpeak()) return null
  return (
    <button type="button" className="camera-round camera-voice" aria-label={words.voice} aria-pressed={isOn} onClick={turn}>
      {isOn ? <SoundOutline aria-hidden /> : <SoundMuteOutline aria-hidden />}
    </button>
  )
}
