import { beginVisit, endVisit, type Visit } from '@campus/contract/kiosk/visits.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { CameraScreen } from './code/camera-screen.tsx'
import { codeFailure } from './code/code-failure.ts'
import { TypeScreen } from './code/type-screen.tsx'
import { useScanner } from './code/use-scanner.ts'
import { codeWords } from './code/words.ts'
import { Frame } from './frame/frame.tsx'
import { IdleScreen } from './idle/idle-screen.tsx'
import { keepBeating } from './machine/heartbeat.ts'
import { listenForNews, useNews } from './machine/news.ts'
import { send } from './machine/send.ts'
import { useSelf } from './machine/use-self.ts'
import { TimeRing } from './time-out/time-ring.tsx'
import { useTimeOut } from './time-out/use-time-out.ts'
import { VisitScreen } from './visit/visit-screen.tsx'
import { forgetLanguage } from './words/language.ts'

type Stage = { readonly is: 'idle' | 'typing' | 'camera' } | { readonly is: 'visit'; readonly id: string; readonly first?: Visit }

const idle: Stage = { is: 'idle' }
const Opened = z.object({ id: z.string(), state: z.literal('open') })
const codeSeconds = 60
const failureMs = 8000

/** The life of a terminal: it waits, somebody comes, something is printed, everything about them is forgotten. */
export function Terminal({ token }: { readonly token: string }) {
  const { self, askNow } = useSelf()
  const [stage, setStage] = useState<Stage>(idle)
  const [isLooking, setIsLooking] = useState(false)
  const [failure, setFailure] = useState('')
  const isBusy = useRef(false)
  const isThanking = useRef(false)
  const { busy } = useWords(codeWords)
  useEffect(keepBeating, [])
  useEffect(() => listenForNews(token), [token])
  useEffect(() => {
    if (!failure) return undefined
    const timer = setTimeout(() => setFailure(''), failureMs)
    return () => clearTimeout(timer)
  }, [failure])

  const become = useCallback((next: Stage) => {
    setFailure('')
    setStage(next)
  }, [])
  const open = (id: string) => {
    if (stage.is !== 'visit' || stage.id !== id) become({ is: 'visit', id })
  }
  // A phone may open what it scanned while somebody types: the last one wins.
  useNews('visit', (data) => {
    const opened = Opened.safeParse(data)
    if (opened.success) open(opened.data.id)
  })

  const enter = async (code: string): Promise<boolean> => {
    if (isBusy.current) return true
    isBusy.current = true
    setIsLooking(true)
    setFailure('')
    try {
      const first = await send(beginVisit, { code })
      if (stage.is === 'visit') forgetLanguage()
      become({ is: 'visit', id: first.id, first })
      return true
    } catch (error) {
      setFailure(codeFailure(error))
      return false
    } finally {
      isBusy.current = false
      setIsLooking(false)
    }
  }
  // The next visitor need not wait for the thank-you screen; during a visit no other can be opened.
  useScanner((text) => {
    if (stage.is !== 'visit' || isThanking.current) void enter(text)
    else setFailure(busy)
  })

  const setThanking = useCallback((isIt: boolean) => {
    isThanking.current = isIt
  }, [])
  const end = useCallback(() => {
    if (stage.is === 'visit') void send(endVisit, { id: stage.id }).catch(() => undefined)
    forgetLanguage()
    become(idle)
  }, [stage, become])
  const isAtCode = stage.is === 'typing' || stage.is === 'camera'
  const left = useTimeOut({ limitSeconds: codeSeconds, isHeld: stage.is === 'visit', since: stage.is, onOver: end })
  const code = { failure, onCode: enter, onLeave: () => become(idle) }

  return (
    <Frame self={self} onEnd={stage.is === 'visit' ? end : undefined}>
      {stage.is === 'idle' && (
        <IdleScreen
          self={self}
          failure={failure}
          onOpened={open}
          onRefused={askNow}
          onType={() => become({ is: 'typing' })}
          onCamera={() => become({ is: 'camera' })}
        />
      )}
      {stage.is === 'typing' && <TypeScreen {...code} isLooking={isLooking} />}
      {stage.is === 'camera' && <CameraScreen {...code} onType={() => become({ is: 'typing' })} />}
      {stage.is === 'visit' && (
        <>
          {failure && (
            <p className="failure" role="alert">
              {failure}
            </p>
          )}
          <VisitScreen key={stage.id} id={stage.id} first={stage.first} self={self} onThanks={setThanking} onEnd={end} />
        </>
      )}
      {isAtCode && <TimeRing left={left} />}
    </Frame>
  )
}
