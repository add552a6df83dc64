import { FeedbackLayer } from '@campus/ui/feedback/feedback-layer.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../api/query-client.ts'
import { onSessionLoss } from '../api/session-loss.ts'
import { askLogin, askLoginAgain } from '../navigation/navigator.ts'
import { allScreensKnown } from '../navigation/registry.ts'
import { UpdateNotice } from '../offline/update-notice.tsx'
import { isManaging } from '../session/is-managing.ts'
import { useSession } from '../session/use-session.ts'
import { CurrentScreen } from './current-screen.tsx'
import { ProofLayer } from './proof-layer.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { useLoggedIn } from './use-logged-in.ts'
import { useWaitingAttendance } from './use-waiting-attendance.ts'

const useLoginAfterLoss = () => useEffect(() => onSessionLoss((message) => void (message ? askLoginAgain() : askLogin())), [])

/** Who is given a part of the administration finds its tiles at once, whatever screen is open. */
const useConsoleScreens = () => {
  const manages = isManaging(useSession('user'))
  useEffect(() => {
    if (manages) allScreensKnown().catch(() => undefined)
  }, [manages])
}

export function App() {
  useLoginAfterLoss()
  useConsoleScreens()
  const isLoggedIn = useSession('token') !== ''
  useWaitingAttendance(isLoggedIn)
  const parts = useLoggedIn(isLoggedIn)
  return (
    <QueryClientProvider client={queryClient}>
      <ScreenBoundary>
        <CurrentScreen />
      </ScreenBoundary>
      {isLoggedIn && parts && <parts.Following />}
      <ProofLayer />
      <FeedbackLayer />
      <UpdateNotice />
    </QueryClientProvider>
  )
}
