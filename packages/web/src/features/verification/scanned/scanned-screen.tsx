import { Refusal } from '@campus/client/failures.ts'
import { verificationPaths } from '@campus/contract/paths/verification.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { LoadingDots } from '@campus/ui/loading-dots/loading-dots.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { Refused } from '@campus/ui/states/refused.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWide } from '../../../layout/use-wide.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { useBackOnline } from '../checking/use-back-online.ts'
import { usePrepared } from '../checking/use-prepared.ts'
import { openAnswer } from '../outcome/open-answer.ts'
import { OutcomeView } from '../outcome/outcome-view.tsx'
import { verifyPlace } from '../verify-place.ts'
import { checkCode } from './check-code.ts'
import { isTypedCode } from './code-in.ts'
import './scanned-screen.css'
import { scannedWords } from './words.ts'

/** A device does not always notice that its network is back. */
const askAgainMs = 5000

/** Each look at a paper is one check, however often the screen is drawn; another look is another check. */
const useCheckedCode = (code: string, isEnabled: boolean) =>
  useQuery({
    queryKey: ['scanned code', code],
    queryFn: ({ signal }) => checkCode(code, signal),
    enabled: isEnabled,
    retry: false,
    refetchInterval: ({ state: { data } }) => (data?.is === 'found' && data.isUnreached ? askAgainMs : false),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Where the QR code on a paper leads. */
export default function ScannedScreen() {
  const words = useWords(scannedWords)
  const isWide = useWide()
  const { code = '' } = useQueryOf(verificationPaths.scanned)
  const isTyped = isTypedCode(code)
  const { data, error, isFetching, refetch } = useCheckedCode(code, code !== '' && !isTyped)
  usePrepared()
  useBackOnline(() => {
    if (data?.is === 'found') void refetch()
  })
  useEffect(() => {
    if (isTyped) void redirect(verifyPlace(isWide), { code })
  }, [isTyped, isWide, code])
  useEffect(() => {
    if (data?.is === 'answered') void openAnswer(data.outcome, { isWide, replaces: true })
  }, [data, isWide])

  const otherWay = <Button onClick={() => void redirect(verifyPlace(isWide))}>{words.toVerify}</Button>
  if (code === '') return <Empty t={words.noCode} action={otherWay} />
  if (error)
    return <Refused error={error} title={words.failed} onRetry={error instanceof Refusal ? undefined : refetch} action={otherWay} />
  if (data?.is === 'found')
    return (
      <OutcomeView
        shown={data.own}
        actions={
          <>
            <Button color="primary" loading={isFetching} onClick={() => void refetch()}>
              {words.askNow}
            </Button>
            {otherWay}
          </>
        }
      />
    )
  return (
    <div className="scanned-waiting" role="status">
      <LoadingDots />
      <p>{words.reading}</p>
    </div>
  )
}
