import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { PictureChoice } from '@campus/ui/code-reader/picture-choice.tsx'
import { Viewfinder } from '@campus/ui/code-reader/viewfinder.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { ScanningOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { open } from '../../../navigation/navigator.ts'
import { codeIn, isTypedCode } from '../scanned/code-in.ts'
import './scan-way.css'
import { verifyWords } from './words.ts'

interface ScanWayProps {
  /** Whether the camera opens by itself: who chose this way wants it, who only sees it beside others does not. */
  readonly isOpen: boolean
  readonly onTypedCode: (code: string) => void
}

/** The QR code on a page, by the camera or from a picture. */
export function ScanWay({ isOpen, onTypedCode }: ScanWayProps) {
  const words = useWords(verifyWords)
  const [isLooking, setIsLooking] = useState(isOpen)
  const [trouble, setTrouble] = useState<string>()

  const take = (text: string) => {
    const code = codeIn(text)
    if (code !== undefined && isTypedCode(code)) return onTypedCode(code)
    if (code !== undefined) return void open(verificationPaths.scanned, { code })
    setIsLooking(false)
    return setTrouble(words.notOurs)
  }

  return (
    <section className="page-card">
      <h2>{words.scan}</h2>
      <p className="page-note">{words.scanText}</p>
      {trouble && (
        <p className="scan-trouble" role="alert">
          {trouble}
        </p>
      )}
      {isLooking ? (
        <Viewfinder onFound={take} onBroken={() => setTrouble(words.cameraBroken)} />
      ) : (
        <Button
          color="primary"
          fill="outline"
          block
          onClick={() => {
            setTrouble(undefined)
            setIsLooking(true)
          }}
        >
          <ScanningOutline aria-hidden /> {words.openCamera}
        </Button>
      )}
      <PictureChoice onFound={take} />
    </section>
  )
}
