import type { PickUpCode } from '@campus/contract/printing/items.ts'
import { Button } from 'antd-mobile'
import { CloseOutline } from 'antd-mobile-icons'
import { useEffect, useRef } from 'react'
import type { z } from 'zod'
import { useWords } from '../../words/words.ts'
import { QrCode } from '../qr-code/qr-code.tsx'
import { timeLeft } from '../time/time-left.ts'
import { useNow } from '../time/use-now.ts'
import './pick-up-code.css'
import { inFours } from './in-fours.ts'
import { pickUpWords } from './words.ts'

export type Code = z.infer<typeof PickUpCode>

/** A device that falls asleep in the hand hides the code from the terminal. */
const useStayAwake = () => {
  useEffect(() => {
    const lock = 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => undefined) : undefined
    return () => void lock?.then((held) => held?.release())
  }, [])
}

interface ShownCodeProps {
  readonly code: Code
  readonly isRenewing: boolean
  readonly onRenew: () => void
  readonly onClose: () => void
}

/** The code over the whole screen, dark on white, whatever the colours of the app. */
export function ShownCode({ code: { qrAddress, code, expiresAt }, isRenewing, onRenew, onClose }: ShownCodeProps) {
  const words = useWords(pickUpWords)
  const dialog = useRef<HTMLDialogElement>(null)
  useStayAwake()
  useEffect(() => dialog.current?.showModal(), [])
  const left = timeLeft(Date.parse(expiresAt), useNow(1000))
  return (
    <dialog className="pick-up-code" ref={dialog} aria-labelledby="pick-up-code" onClose={onClose}>
      <button type="button" className="pick-up-close" aria-label={words.close} onClick={() => dialog.current?.close()}>
        <CloseOutline aria-hidden="true" />
      </button>
      <h2 id="pick-up-code">{words.title}</h2>
      {left === undefined ? (
        <p role="alert">{words.over}</p>
      ) : (
        <>
          <QrCode text={qrAddress} label={words.qr} />
          <p className="pick-up-figures">{inFours(code)}</p>
          <p className="pick-up-left" role="timer">
            {words.left(left)}
          </p>
        </>
      )}
      <p className="pick-up-lead">{words.lead}</p>
      <Button loading={isRenewing} onClick={onRenew}>
        {words.renew}
      </Button>
      <small>{words.renewHint}</small>
    </dialog>
  )
}
