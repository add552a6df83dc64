import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { HashRouter, useNavigate } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { onSessionLoss } from '../api/session-loss.ts'
import { MessageToast } from '../chrome/message-toast.tsx'
import { FeedbackLayer } from '../feedback/feedback-layer.tsx'
import { toast } from '../feedback/toast.ts'
import { askLogin, attachNavigator } from '../navigation/navigator.ts'
import { UpdateNotice } from '../offline/update-notice.tsx'
import { useSession } from '../session/use-session.ts'
import { CurrentScreen } from './current-screen.tsx'
import { ProofLayer } from './proof-layer.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'

function Wiring() {
  const navigate = useNavigate()
  attachNavigator(navigate)
  useEffect(
    () =>
      onSessionLoss((message) => {
        if (message) toast(message, 'failure')
        void askLogin()
      }),
    [],
  )
  return null
}

export function App() {
  const isLoggedIn = useSession('token') !== ''
  return (
    <QueryClientProvider client={queryClient}>
      <HashRouter>
        <Wiring />
        <ScreenBoundary>
          <CurrentScreen />
        </ScreenBoundary>
        {isLoggedIn && <MessageToast />}
        <ProofLayer />
        <FeedbackLayer />
        <UpdateNotice />
      </HashRouter>
    </QueryClientProvider>
  )
}
