import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { type ComponentType, useEffect, useState } from 'react'
import { ChunkFailure, loadChunk } from '../navigation/load-screen.ts'
import type { Screen } from '../navigation/screen.ts'
import { NoticePage } from './notice-page.tsx'
import { appWords } from './words.ts'

let isFirst = true

/** Not for the first screen of a visit: there the browser has just begun at the top by itself. */
const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('.frame h1')
  if (isFirst || !heading) {
    isFirst = false
    return
  }
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

const loaded = new Map<Screen, ComponentType>()

const reload = () => window.location.reload()

export function FailedScreen({ failure }: { readonly failure: unknown }) {
  const words = useWords(appWords)
  const reasons = { missing: words.chunkMissing, error: words.chunkError, timeout: words.chunkTimeout }
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
  const text = reasons[failure instanceof ChunkFailure ? failure.kind : 'error']
  return <NoticePage title={words.chunkFailed} text={text} action={words.reload} onAction={reload} />
}

/** Once in the tree, the reader's focus moves to the heading, so that a screen reader starts at the new screen. */
function Arrived({ component: Component }: { readonly component: ComponentType }) {
  useEffect(focusHeading, [])
  return <Component />
}

export function LoadedScreen({ screen }: { readonly screen: Screen }) {
  const [component, setComponent] = useState(() => loaded.get(screen))
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (component) return
    const load = async () => {
      const { default: arrived } = await loadChunk(screen.load)
      loaded.set(screen, arrived)
      setComponent(() => arrived)
    }
    load().catch(setFailure)
  }, [screen, component])
  if (failure) return <FailedScreen failure={failure} />
  if (component) return <Arrived component={component} />
  return (
    <div className="screen-coming">
      <Waiting />
    </div>
  )
}
