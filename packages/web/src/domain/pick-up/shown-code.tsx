import { nameIn } from '@campus/contract/localized-name.ts'
import type { PickUpCode, PrintProgress } from '@campus/contract/printing/items.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Modal } from '@campus/ui/feedback/modal.tsx'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { timeLeft } from '@campus/ui/time/time-left.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { CloseOutline } from 'antd-mobile-icons'
import './pick-up-code.css'
import { inFours } from '@campus/ui/figures/in-fours.ts'
import { ProgressLine } from './progress-line.tsx'
import { progressWords } from './progress-words.ts'
import { useCodeProgress } from './use-code-progress.ts'
import { useStayAwake } from './use-stay-awake.ts'
import { pickUpWords } from './words.ts'

/** What comes out with a code, and for whom. */
export const useComesOut = () => {
  const words = useWords(pickUpWords)
  return ({ copies, ownerName }: Pick<PickUpCode, 'copies' | 'ownerName'>) =>
    [copies > 0 ? words.copies(copies) : words.allEntrusted, ownerName ? words.forPerson(ownerName) : ''].filter(Boolean).join(' · ')
}

interface ShownCodeProps {
  readonly code: PickUpCode
  readonly renewal?: { readonly isActing: boolean; readonly act: () => void } | undefined
  /** When it was opened there was no network: this is what the device knew. */
  readonly isKept?: boolean
  readonly onClose: () => void
}

interface WaitingProps extends Pick<ShownCodeProps, 'code' | 'renewal'> {
  readonly left: string | undefined
  readonly isKept: boolean
  /** A print that did not finish: the code lives on for what is missing. */
  readonly broken: PrintProgress | undefined
}

/** Until a terminal has read it. */
function Waiting({ code, left, renewal, isKept, broken }: WaitingProps) {
  const words = useWords(pickUpWords)
  const { failedText } = useWords(progressWords)
  return (
    <>
      {left !== undefined && (
        <div className="pick-up-qr">
          <QrCode text={code.qrAddress} label={words.qr} />
        </div>
      )}
      <div className="pick-up-texts">
        {broken && (
          <p role="status">
            {broken.reason} {failedText(broken.pagesOut, broken.pagesDue - broken.pagesOut)}
          </p>
        )}
        {left === undefined ? (
          <p role="alert">{words.over}</p>
        ) : (
          <>
            <p className="pick-up-figures">{inFours(code.code)}</p>
            <p className="pick-up-left" role="timer">
              {words.left(left)}
            </p>
          </>
        )}
        <p className="pick-up-lead">{words.lead}</p>
        {renewal && (
          <>
            <Button size="small" loading={renewal.isActing} onClick={renewal.act}>
              {words.renew}
            </Button>
            <small>{words.renewHint}</small>
          </>
        )}
        {isKept && <p role="status">{words.keptTitle}</p>}
      </div>
    </>
  )
}

/** The code over the whole screen, dark on white, whatever the colours of the app. */
export function ShownCode({ code, renewal, isKept = false, onClose }: ShownCodeProps) {
  const words = useWords(pickUpWords)
  const language = useLanguage()
  const comesOut = useComesOut()
  useStayAwake()
  const left = timeLeft(Date.parse(code.expiresAt), useNow(1000))
  const { progress, isReached } = useCodeProgress(code.id)
  return (
    <Modal className="pick-up-code" labelledBy="pick-up-code" onClose={onClose}>
      {(close) => (
        <>
          <button type="button" className="pick-up-close" aria-label={words.close} onClick={close}>
            <CloseOutline aria-hidden="true" />
          </button>
          <header className="pick-up-head">
            <h2 id="pick-up-code" className="pick-up-title">
              {words.title}
            </h2>
            <p className="pick-up-what">
              <strong>{nameIn(code, language)}</strong>
              <span>{comesOut(code)}</span>
            </p>
          </header>
          {progress && progress.state !== 'failed' ? (
            <ProgressLine progress={progress} onClose={close} />
          ) : (
            <Waiting code={code} left={left} renewal={renewal} isKept={isKept && !isReached} broken={progress} />
          )}
        </>
      )}
    </Modal>
  )
}
