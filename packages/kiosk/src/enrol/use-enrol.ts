import { enrol } from '@campus/contract/terminals/machine.ts'
import { sayNow } from '@campus/ui/words/words.ts'
import { useRef, useState } from 'react'
import { takeCredential } from '../machine/credential.ts'
import { failureText, send } from '../machine/send.ts'
import { enrolWords } from './words.ts'

const deviceName = () => `${navigator.platform} ${screen.width}×${screen.height}`.slice(0, 100)

/** Makes this browser the screen of a terminal; a code works once, so it is sent once. */
export const useEnrol = () => {
  const [isEnrolling, setIsEnrolling] = useState(false)
  const [failure, setFailure] = useState('')
  const sent = useRef('')
  const take = async (code: string) => {
    const { token, part } = await send(enrol, { code, deviceName: deviceName() })
    if (part === 'screen') takeCredential(token)
    else setFailure(sayNow(enrolWords.forPrinter))
  }
  const enrolWith = async (code: string) => {
    if (sent.current === code) return
    sent.current = code
    setIsEnrolling(true)
    setFailure('')
    try {
      await take(code)
    } catch (error) {
      setFailure(failureText(error))
    }
    sent.current = ''
    setIsEnrolling(false)
  }
  return { isEnrolling, failure, enrolWith }
}
