import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useEffect } from 'react'
import { create } from 'zustand'

/** What is shown for less than this is not worth a voice. */
const steadyMs = 500

const voices = { zh_CN: 'zh-CN', en_US: 'en-US', zh_TW: 'zh-TW' } as const

interface Voice {
  readonly isOn: boolean
  readonly turn: () => void
}

/** The same for all camera screens until the app is closed. */
export const useVoice = create<Voice>((set) => ({ isOn: true, turn: () => set(({ isOn }) => ({ isOn: !isOn })) }))

export const canSpeak = (): boolean => 'speechSynthesis' in window

/** Says a sentence aloud once it has stood for a moment; a new one silences the one before. */
export const useSpoken = (sentence: string): void => {
  const language = useLanguage()
  const { isOn } = useVoice()
  useEffect(() => {
    if (!isOn || !sentence || !canSpeak()) return undefined
    const timer = setTimeout(() => {
      const utterance = new SpeechSynthesisUtterance(sentence)
      utterance.lang = voices[language]
      speechSynthesis.cancel()
      speechSynthesis.speak(utterance)
    }, steadyMs)
    return () => clearTimeout(timer)
  }, [isOn, language, sentence])
  useEffect(() => () => (canSpeak() ? speechSynthesis.cancel() : undefined), [])
}
