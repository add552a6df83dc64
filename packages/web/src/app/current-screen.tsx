import { stepsBehind, useLocation } from '@campus/ui/history/location.ts'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useProductName } from '../installation/installation.ts'
import { askLogin, back, enter } from '../navigation/navigator.ts'
import { allScreensKnown, findScreen, knownScreens, placeOf, screenKnown } from '../navigation/registry.ts'
import { isRewinding } from '../navigation/rewind.ts'
import type { Screen } from '../navigation/screen.ts'
import { ScreenTitleContext } from '../navigation/screen-title.ts'
import { useScrollRestoration } from '../navigation/scroll-restoration.ts'
import { useAccess } from '../navigation/use-access.ts'
import { isManaging } from '../session/is-managing.ts'
import { useSession } from '../session/use-session.ts'
import { Frame } from './frame.tsx'
import { FailedScreen, LoadedScreen } from './loaded-screen.tsx'
import { NoticePage } from './notice-page.tsx'
import { showsPersonalData } from './personal-screens.ts'
import { ScreenBoundary } from './screen-boundary.tsx'
import { appWords } from './words.ts'

const ScreenWatermark = lazy(() => import('../domain/watermark/screen-watermark.tsx'))

const transitions = { push: 'screen-push', pop: 'screen-pop', replace: '' } as const

/** How the screen came in stays as it was: closing a dialog is a step in the history too, and moves nothing. */
function ScreenBox({ moves, children }: { readonly moves: boolean; readonly children: ReactNode }) {
  const { arrivedBy } = useLocation()
  const [transition] = useState(moves ? transitions[arrivedBy] : '')
  return <div className={`screen ${transition}`}>{children}</div>
}

function Titled({ screen, place }: { readonly screen: Screen; readonly place: string }) {
  const product = useProductName()
  const [ownTitle, setOwnTitle] = useState<string>()
  const registered = useSay()(screen.title)
  const title = ownTitle ?? registered
  const position = stepsBehind()
  const isLoggedIn = useSession('token') !== ''
  useScrollRestoration()
  useEffect(() => {
    document.title = `${title} · ${product}`
  }, [title, product])
  return (
    <ScreenTitleContext value={setOwnTitle}>
      {isLoggedIn && showsPersonalData(place) && (
        <Suspense>
          <ScreenWatermark />
        </Suspense>
      )}
      <Frame screen={screen} title={title}>
        <ScreenBox moves={screen.layout !== 'tab'} key={`${place} ${position}`}>
          <ScreenBoundary>
            <LoadedScreen screen={screen} />
          </ScreenBoundary>
        </ScreenBox>
      </Frame>
    </ScreenTitleContext>
  )
}

function Redirecting({ go }: { readonly go: () => Promise<unknown> }) {
  useEffect(() => void go(), [go])
  return null
}

/** Until the screens are known that did not come with the page. */
function ComingScreens({ pathname }: { readonly pathname: string }) {
  const manages = isManaging(useSession('user'))
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    const known = manages ? allScreensKnown() : screenKnown(pathname)
    known.catch(setFailure)
  }, [manages, pathname])
  return <main className="frame">{failure ? <FailedScreen failure={failure} /> : <Waiting />}</main>
}

const enterHome = () => enter(undefined)

/** The screen of the address, if it exists and this person may open it. */
export function CurrentScreen() {
  const words = useWords(appWords)
  const { pathname, key } = useLocation()
  const rewinding = useStore(isRewinding)
  const known = useStore(knownScreens)
  const token = useSession('token')
  const access = useAccess()
  const screen = findScreen(pathname)
  if (rewinding) return null
  if (pathname === '/' && token) return <Redirecting go={enterHome} />
  if (!screen && known !== 'all') return <ComingScreens pathname={pathname} />
  if (!screen)
    return (
      <main className="frame">
        <NoticePage title={words.noSuchPage} text={words.noSuchPageText} action={words.goOn} onAction={() => void enterHome()} />
      </main>
    )
  const verdict = access(screen.guard, screen.area)
  // Asked at each entry of the history: who goes to another one in the same moment would otherwise stand before nothing.
  if (verdict === 'login') return <Redirecting key={`${pathname} ${key}`} go={askLogin} />
  if (verdict === 'forbidden')
    return (
      <main className="frame">
        <NoticePage title={words.forbidden} text={words.forbiddenText} action={words.goOn} onAction={() => back()} />
      </main>
    )
  return <Titled screen={screen} place={placeOf(pathname)} />
}
