import { nameIn } from '@campus/contract/localized-name.ts'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CameraOutline, FillinOutline, ScanningOutline } from 'antd-mobile-icons'
import { useEffect, useState } from 'react'
import { Heading } from '../frame/heading.tsx'
import { useIsAway } from '../machine/connection.ts'
import type { Self } from '../machine/use-self.ts'
import { useShownVisit } from './use-shown-visit.ts'
import { idleWords } from './words.ts'

interface WelcomeProps {
  readonly self: Pick<Self, 'product'>
  readonly onOpened: (id: string) => void
  readonly onRefused: () => void
  readonly onType: () => void
  readonly onCamera: () => void
}

/** Whether a camera is there at all; browsers offer none over an open connection. */
const useHasCamera = (): boolean => {
  const [hasCamera, setHasCamera] = useState(false)
  useEffect(() => {
    const devices = navigator.mediaDevices as MediaDevices | undefined
    devices?.enumerateDevices().then(
      (found) => setHasCamera(found.some(({ kind }) => kind === 'videoinput')),
      () => undefined,
    )
  }, [])
  return hasCamera
}

/** The ways in: a phone that scans the screen, a code that is typed, a code that is shown. */
export function Welcome({ self, onOpened, onRefused, onType, onCamera }: WelcomeProps) {
  const words = useWords(idleWords)
  const language = useLanguage()
  const shown = useShownVisit(onOpened, onRefused)
  const hasCamera = useHasCamera()
  const isAway = useIsAway()
  return (
    <div className="welcome">
      <section className="card welcome-phone">
        <div>
          <Heading>{words.title}</Heading>
          <p className="soft">{words.scanHint(nameIn(self.product, language))}</p>
        </div>
        <div className="welcome-code">
          {shown && !isAway ? <QrCode text={shown.qrAddress} label={words.qr} /> : <p className="soft">{words.drawing}</p>}
        </div>
      </section>
      <div className="welcome-ways">
        <button type="button" className="card way" onClick={onType}>
          <FillinOutline aria-hidden="true" />
          <span>
            <strong>{words.type}</strong>
            <span className="soft">{words.typeHint}</span>
          </span>
        </button>
        {hasCamera && (
          <button type="button" className="card way" onClick={onCamera}>
            <CameraOutline aria-hidden="true" />
            <span>
              <strong>{words.camera}</strong>
              <span className="soft">{words.cameraHint}</span>
            </span>
          </button>
        )}
        <div className="card way">
          <ScanningOutline aria-hidden="true" />
          <span>
            <strong>{words.scanner}</strong>
            <span className="soft">{words.scannerHint}</span>
          </span>
        </div>
      </div>
    </div>
  )
}
