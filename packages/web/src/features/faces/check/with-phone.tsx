import { createHandover, followHandover } from '@campus/contract/faces/checks.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { QrCode } from '@campus/ui/qr-code/qr-code.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { CheckCircleOutline } from 'antd-mobile-icons'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import './check.css'
import { checkWords } from './words.ts'

const betweenLooksMs = 1500

interface Ways {
  readonly onAnother: () => void
  readonly onPassed: () => void
}

interface CodeProps extends Ways {
  readonly id: string
  readonly url: string
}

function Code({ id, url, onAnother, onPassed }: CodeProps) {
  const words = useWords(checkWords)
  const [isOver, setIsOver] = useState(false)
  const { data } = useRead(followHandover, { id }, { background: true, refetchInterval: isOver ? false : betweenLooksMs })
  const state = data?.state ?? 'shown'
  const isEnd = state === 'passed' || state === 'expired'
  if (isEnd !== isOver) setIsOver(isEnd)
  const pass = useEffectEvent(onPassed)
  useEffect(() => {
    if (state === 'passed') pass()
  }, [state])
  if (state === 'passed')
    return (
      <div className="page-card-center" role="status">
        <CheckCircleOutline className="check-done" aria-hidden />
        <p className="page-lead">{words.passed}</p>
      </div>
    )
  return (
    <>
      <div className="check-code" data-faded={state !== 'shown' || undefined}>
        <QrCode text={url} label={words.codeLabel} />
      </div>
      <p className="page-lead" role="status">
        {words[state]}
      </p>
      {state === 'expired' && (
        <Button color="primary" fill="outline" onClick={onAnother}>
          {words.newCode}
        </Button>
      )}
    </>
  )
}

function NewCode({ purpose, ...ways }: Ways & { readonly purpose: 'user' | 'manager' }) {
  const read = useRead(createHandover, { purpose }, { staleTime: Number.POSITIVE_INFINITY })
  return <QueryView read={read}>{({ id, url }) => <Code id={id} url={url} {...ways} />}</QueryView>
}

/** On a computer: a code that the phone scans to make the check there. */
export function WithPhone({ purpose, onPassed }: Pick<Ways, 'onPassed'> & { readonly purpose: 'user' | 'manager' }) {
  const words = useWords(checkWords)
  const [turn, setTurn] = useState(0)
  return (
    <section className="page-card page-card-center" aria-labelledby="with-phone">
      <h2 id="with-phone">{words.scan}</h2>
      <NewCode key={turn} purpose={purpose} onAnother={() => setTurn(turn + 1)} onPassed={onPassed} />
      <p className="page-note">{words.scanText}</p>
    </section>
  )
}
